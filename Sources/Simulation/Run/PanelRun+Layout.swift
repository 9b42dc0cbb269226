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

  private mutating func layOut(screen: Int, in context: MotionContext) {
    guard let container = tree.containers[screen] else { return }
    var pass = LayoutPass(
      tree: tree, settings: layout,
      screenFrame: ScreenFrame(metrics: scenario.screen, screen: scenario.screens[screen]),
      keyboardTop: keyboardTop(forGuideOf: screen))
    pass.run(container: container)
    for (view, frame) in pass.frames where view != container {
      keepingScrollRange(of: view, in: context) { run in
        run.nodes[view].move(to: frame, added: pass.addedInsets[view], at: run.now, in: context)
      }
    }
  }

  /// A covered screen has left the window, and its guide does not follow.
  private func keyboardTop(forGuideOf screen: Int) -> Double? {
    docked != nil && screen == stack.last ? keyboard.top.model : nil
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
