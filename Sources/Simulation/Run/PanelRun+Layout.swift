import Motion
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// A layout pass over every screen that needs one: frames that change move in `context`.
  mutating func layOut(in context: MotionContext) throws(SimulationError) {
    for screen in dirtyScreens.sorted() {
      try countStep()
      layOut(screen: screen, in: context)
    }
    dirtyScreens = []
  }

  private mutating func layOut(screen index: Int, in context: MotionContext) {
    guard let container = tree.containers[index] else { return }
    var pass = LayoutPass(
      tree: tree, settings: layout, screenFrame: frame(of: index), keyboardTop: keyboardTop(forGuideOf: index))
    pass.usesBottomSafeArea = guide(of: index).usesBottomSafeArea
    pass.run(container: container)
    for (view, frame) in pass.frames where view != container && !tree.views[view].isAccessory {
      keepingScrollRange(of: view, in: context) { run in
        run.nodes[view].move(to: frame, added: pass.addedInsets[view], at: run.now, in: context)
      }
    }
    placeContainer(container)
  }

  /// Its size is the window's; it slides sideways by itself.
  private mutating func placeContainer(_ container: Int) {
    let size = scenario.window?.frame.size ?? screen.size
    nodes[container].width.move(to: size.width, at: now, in: .none)
    nodes[container].height.move(to: size.height, at: now, in: .none)
  }

  func frame(of index: Int) -> ScreenFrame {
    ScreenFrame(metrics: screen.inWindow(scenario.window), screen: scenario.screens[index])
  }

  func guide(of index: Int) -> LayoutGuide {
    plan.guide ?? scenario.screens[index].guide
  }

  /// In window coordinates; nil when the guide follows nothing. A covered screen has left the window. A keyboard away
  /// from the bottom edge is followed where the guide is told to (facts: keyboard-behaviour.md F8.4), a narrow
  /// shortcut bar in Stage Manager only (F8.6).
  private func keyboardTop(forGuideOf index: Int) -> Double? {
    guard let shown, index == stack.last else { return nil }
    let isFollowed =
      switch shown.content {
      case .shortcutBar: shown.isDocked || scenario.window?.kind == .stageManager
      case .keys, .accessory: shown.isDocked || guide(of: index).followsUndocked
      }
    return isFollowed ? keyboard.top.model - (scenario.window?.frame.y ?? 0) : nil
  }

  /// The accessory views of the visible controller stand on the keyboard, all others wait below the screen. Their frames
  /// count from the window's corner, like those of the container's other views.
  mutating func placeAccessories(in context: MotionContext) {
    let corner = scenario.window?.frame.origin ?? .zero
    for (view, node) in tree.views.enumerated() where node.isAccessory {
      let hasOwn = (firstResponder.last.flatMap { element($0)?.field }?.accessoryHeight ?? 0) > 0
      let isShown = node.screen == stack.last && input.accessoryScreens.contains(node.screen) && !hasOwn
      let height = shown?.content == .accessory ? shown?.frame.height : shown?.accessoryHeight
      guard isShown, let height, height > 0 else {
        nodes[view].y.move(to: screen.size.height - corner.y, at: now, in: context)
        continue
      }
      nodes[view].x.move(to: -corner.x, at: now, in: .none)
      nodes[view].width.move(to: screen.size.width, at: now, in: .none)
      nodes[view].height.move(to: height, at: now, in: .none)
      nodes[view].y.move(to: keyboard.top.model - corner.y, at: now, in: context)
    }
  }

  /// UIKit moves sheets above the keyboard, after the notifications (facts: keyboard-behaviour.md F7.6): as far as the
  /// keyboard covers them, but not over the safe area's top. How far it really goes is not documented.
  mutating func liftSheets() throws(SimulationError) {
    let isUp = shown?.isDocked == true
    for (index, sheet) in scenario.screens.enumerated() where sheet.sheet != nil {
      let rest = sheet.rootFrame ?? .zero
      let covered = isUp ? max(0, rest.maxY - keyboard.top.model) : 0
      layout.sheetLifts[index] = min(covered, max(0, rest.minY - screen.safeArea.top))
      dirtyScreens.insert(index)
    }
    try layOut(in: MotionContext(timing: plan.system.timing))
  }

  /// Does `change`; if the range in which the view may scroll has become shorter by it, the content is pulled back
  /// into it in the same context (facts: keyboard-behaviour.md F9.1). Growing moves nothing.
  mutating func keepingScrollRange(of view: Int, in context: MotionContext, _ change: (inout PanelRun) -> Void) {
    let before = nodes[view].scrollRange
    change(&self)
    guard let before, let after = nodes[view].scrollRange, after.highest < before.highest else { return }
    let offset = nodes[view].scroll.map { after.held($0.contentOffset.model) }
    offset.map { scroll(view, to: $0, in: context) }
  }

  /// Sets `contentOffset.y`.
  mutating func scroll(_ view: Int, to offset: Double, in context: MotionContext) {
    nodes[view].scroll?.contentOffset.move(to: offset, at: now, in: context)
  }

  /// Screen x of the view's left edge by the model values.
  func modelLeft(of view: Int) -> Double {
    tree.ancestry(of: view).reduce(0) { $0 + nodes[$1].x.model }
  }

  /// Screen y of the view's top edge by the model values.
  func modelTop(of view: Int) -> Double {
    tree.ancestry(of: view).reduce(0) { top, index in
      let offset = tree.views[index].parent.flatMap { nodes[$0].scroll?.contentOffset.model } ?? 0
      return top + nodes[index].y.model + nodes[index].translation.model - offset
    }
  }
}

extension Node {
  fileprivate mutating func move(to frame: Rect, added: EdgeInsets?, at time: Time, in context: MotionContext) {
    x.move(to: frame.x, at: time, in: context)
    y.move(to: frame.y, at: time, in: context)
    width.move(to: frame.width, at: time, in: context)
    height.move(to: frame.height, at: time, in: context)
    guard let added else { return }
    scroll?.addedTop.move(to: added.top, at: time, in: context)
    scroll?.addedBottom.move(to: added.bottom, at: time, in: context)
  }
}
