import Keyboards
import Recordings
import Scenarios
import Units

/// One layout pass over a screen: from the views, their pins and the safe area to every frame.
///
/// A pure function: equal inputs give equal frames. Frames are in the parent's content coordinates, without
/// transforms. Only the vertical direction has pins; the sides are distances from the parent's.
struct LayoutPass {
  let tree: ViewTree
  let settings: LayoutSettings
  let screenFrame: ScreenFrame
  /// Top edge of a keyboard that the layout guides follow, screen coordinates; nil when none is up.
  let keyboardTop: Double?
  /// Whether the guide rests on the safe area rather than on the view's bottom edge (facts: keyboard-behaviour.md F8.2).
  var usesBottomSafeArea = true

  private(set) var frames: [Int: Rect] = [:]
  /// What the safe area adds to the insets of each scroll view that adjusts for it.
  private(set) var addedInsets: [Int: EdgeInsets] = [:]
  /// Those being placed, so that siblings pinned to each other in a ring end at their parent's edges.
  private var pending: Set<Int> = []

  init(tree: ViewTree, settings: LayoutSettings, screenFrame: ScreenFrame, keyboardTop: Double?) {
    self.tree = tree
    self.settings = settings
    self.screenFrame = screenFrame
    self.keyboardTop = keyboardTop
  }

  /// Lays out the screen of `container`.
  mutating func run(container: Int) {
    let size = screenFrame.metrics.size
    frames[container] = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let lift = settings.sheetLifts[tree.views[container].screen] ?? 0
    for view in tree.views[container].children {
      switch tree.views[view].content {
      case .navigationBar: frames[view] = screenFrame.navigationBar.offset(y: -lift)
      case .tabBar: frames[view] = screenFrame.tabBar.offset(y: -lift)
      case .rootView: layOutRootView(view)
      // An accessory view, which waits below the screen.
      case .element: frames[view] = Rect(x: 0, y: size.height, width: size.width, height: tree.views[view].ownHeight)
      case .screen: break
      }
    }
  }

  /// The window's place on the screen.
  mutating func moveContainer(_ container: Int, to origin: Point) {
    frames[container] = frames[container]?.offset(x: origin.x, y: origin.y)
  }

  private mutating func layOutRootView(_ root: Int) {
    let lift = settings.sheetLifts[tree.views[root].screen] ?? 0
    let frame = screenFrame.rootView.offset(y: (settings.frameShifts[root] ?? 0) - lift)
    frames[root] = frame
    layOutChildren(of: root, in: rootBounds(root, frame: frame))
  }

  /// The guide's top is the keyboard's while one is up, else the bottom of the safe area
  /// (facts: keyboard-behaviour.md F8.2, F8.3).
  private func rootBounds(_ root: Int, frame: Rect) -> Bounds {
    let safeArea = screenFrame.safeArea(
      displacement: settings.displacement(of: root),
      additionalBottom: settings.additionalSafeArea[tree.views[root].screen] ?? 0)
    let safeBottom = frame.height - safeArea.bottom
    let lift = settings.sheetLifts[tree.views[root].screen] ?? 0
    let origin = screenFrame.rootView.minY + settings.displacement(of: root) - lift
    let rest = usesBottomSafeArea ? safeBottom : frame.height
    let guideTop = keyboardTop.map { min($0 - origin, rest) } ?? rest
    return Bounds(size: frame.size, safeArea: safeArea, guideTop: guideTop)
  }

  private mutating func layOutChildren(of parent: Int, in bounds: Bounds) {
    if case .element(.scrollView) = tree.views[parent].content {
      stackChildren(of: parent, width: bounds.size.width)
    } else {
      for child in tree.views[parent].children { place(child, in: bounds) }
    }
    for child in tree.views[parent].children where !tree.views[child].children.isEmpty {
      layOutChildren(of: child, in: bounds.bounds(of: frames[child] ?? .zero))
    }
  }

  private mutating func finish(_ view: Int, frame: Rect, in bounds: Bounds) {
    frames[view] = frame.offset(y: settings.frameShifts[view] ?? 0)
    if case .element(.scrollView(let scroll)) = tree.views[view].content, scroll.adjustsForSafeArea {
      addedInsets[view] = bounds.safeArea(of: frame)
    }
  }
}

// MARK: - Stacked children

extension LayoutPass {
  /// A scroll view's children stand below each other; safe areas and guides mean nothing inside.
  private mutating func stackChildren(of parent: Int, width: Double) {
    let inside = Bounds(size: Size(width: width, height: 0), safeArea: .zero, guideTop: 0)
    var top = 0.0
    for child in tree.views[parent].children {
      guard let element = tree.views[child].element else { continue }
      let height = element.ownHeight ?? 0
      finish(child, frame: element.frame(y: top, height: height, parentWidth: width), in: inside)
      top += height
    }
  }
}

// MARK: - Pinned children

extension LayoutPass {
  /// Places `view` unless it has been; afterwards it has a frame.
  private mutating func place(_ view: Int, in bounds: Bounds) {
    guard frames[view] == nil, let element = tree.views[view].element else { return }
    pending.insert(view)
    let frame = frame(of: element, in: bounds, parent: tree.views[view].parent)
    pending.remove(view)
    finish(view, frame: frame, in: bounds)
  }

  private mutating func frame(of element: Element, in bounds: Bounds, parent: Int?) -> Rect {
    let top = element.placement.top.map { topLine($0, in: bounds, parent: parent) }
    let bottom = settings.bottomPins[element.id].map { bottomLine($0, in: bounds, parent: parent) }
    let width = bounds.size.width
    switch (top, bottom) {
    case (let top?, let bottom?):
      return element.frame(y: top, height: max(0, bottom - top), parentWidth: width)
    case (nil, let bottom?):
      let height = (element.ownHeight ?? bottom) + growth(of: element, bottom: bottom, in: bounds)
      return element.frame(y: bottom - height, height: height, parentWidth: width)
    case (let top, nil):
      let top = top ?? 0
      let height = element.ownHeight ?? max(0, bounds.size.height - top)
      return element.frame(y: top, height: height, parentWidth: width)
    }
  }

  private mutating func topLine(_ anchor: Anchor, in bounds: Bounds, parent: Int?) -> Double {
    let line =
      switch anchor.line {
      case .view: 0.0
      case .safeArea: bounds.safeArea.top
      case .keyboardLayoutGuide: bounds.guideTop
      case .sibling(let id): sibling(id, in: bounds, parent: parent)?.maxY ?? 0
      }
    return line + anchor.distance
  }

  private mutating func bottomLine(_ anchor: Anchor, in bounds: Bounds, parent: Int?) -> Double {
    let line =
      switch anchor.line {
      case .view: bounds.size.height
      case .safeArea: bounds.safeBottom
      case .keyboardLayoutGuide: bounds.guideTop
      case .sibling(let id): sibling(id, in: bounds, parent: parent)?.minY ?? bounds.size.height
      }
    return line - anchor.distance
  }

  /// Nil when it stands in another parent, or waits for the asking view itself.
  private mutating func sibling(_ id: ElementID, in bounds: Bounds, parent: Int?) -> Rect? {
    guard let view = tree.indices[id], tree.views[view].parent == parent, !pending.contains(view) else { return nil }
    place(view, in: bounds)
    return frames[view]?.offset(y: -(settings.frameShifts[view] ?? 0))
  }

  /// An input bar is taller by what it covers of the safe area, so that its field stays above the home indicator and
  /// its bottom edge stays where it is pinned.
  private func growth(of element: Element, bottom: Double, in bounds: Bounds) -> Double {
    guard case .inputBar = element.kind else { return 0 }
    return bounds.coveredSafeArea(bottom: bottom)
  }
}

extension Element {
  fileprivate func frame(y: Double, height: Double, parentWidth: Double) -> Rect {
    Rect(
      x: placement.leading, y: y, width: max(0, parentWidth - placement.leading - placement.trailing), height: height)
  }
}
