import Keyboards
import Recordings
import Scenarios
import Units

/// A panel's views before anything happens; a screen that is pushed anew begins here too.
struct StartingPoint: Sendable {
  let layout: LayoutSettings
  let nodes: [Node]

  init(scenario: Scenario, plan: PanelPlan, tree: ViewTree) {
    layout = LayoutSettings(tree: tree, pins: plan.pins)
    var nodes: [Node?] = Array(repeating: nil, count: tree.views.count)
    for (screen, container) in tree.containers {
      let metrics = scenario.screen.inWindow(scenario.window)
      let frame = ScreenFrame(metrics: metrics, screen: scenario.screens[screen])
      var pass = LayoutPass(tree: tree, settings: layout, screenFrame: frame, keyboardTop: nil)
      pass.usesBottomSafeArea = (plan.guide ?? scenario.screens[screen].guide).usesBottomSafeArea
      pass.run(container: container)
      pass.moveContainer(container, to: scenario.window?.frame.origin ?? .zero)
      for (view, frame) in pass.frames {
        let frame = tree.views[view].isAccessory ? frame.waiting(on: scenario.screen, in: scenario.window) : frame
        nodes[view] = Self.node(of: view, frame: frame, added: pass.addedInsets[view] ?? .zero, in: tree)
      }
    }
    self.nodes = nodes.compactMap { $0 }
  }

  /// Screens other than the first are not shown.
  private static func node(of index: Int, frame: Rect, added: EdgeInsets, in tree: ViewTree) -> Node {
    let view = tree.views[index]
    var node = Node(
      content: view.content, element: view.element?.id, name: view.element?.name, parent: view.parent, frame: frame,
      isHidden: view.parent == nil ? view.screen != 0 : view.element?.isHidden ?? false)
    if case .element(.scrollView(let settings)) = view.content, let element = view.element {
      node.scroll = Node.Scroll(settings, contentHeight: element.stackedHeight, height: frame.height, added: added)
    }
    return node
  }
}

extension Node.Scroll {
  fileprivate init(
    _ settings: Element.ScrollSettings, contentHeight: Double, height: Double, added: EdgeInsets
  ) {
    let bottom = settings.contentInset.bottom
    let range = ScrollRange(
      contentHeight: contentHeight, height: height, top: settings.contentInset.top + added.top,
      bottom: bottom + added.bottom)
    let offset =
      switch settings.start {
      case .top: range.lowest
      case .bottom: range.highest
      case .offset(let offset): range.held(offset)
      }
    self.init(
      contentOffset: offset, contentHeight: contentHeight, bottomInset: bottom, topInset: settings.contentInset.top,
      addedTop: added.top, addedBottom: added.bottom, indicatorBottom: bottom)
  }
}

extension Rect {
  /// An accessory view is as wide as the screen and waits below it, wherever the window is.
  fileprivate func waiting(on screen: ScreenMetrics, in window: AppWindow?) -> Rect {
    let corner = window?.frame.origin ?? .zero
    return Rect(x: -corner.x, y: screen.size.height - corner.y, width: screen.size.width, height: height)
  }
}

extension Element {
  /// Content size of a scroll view.
  fileprivate var stackedHeight: Double {
    children.reduce(0) { $0 + ($1.ownHeight ?? 0) }
  }
}
