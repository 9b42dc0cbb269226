import Keyboards
import Motion
import Recordings
import Scenarios
import Timelines
import Units

extension PanelRun {
  /// The alert takes the first responder (facts: keyboard-behaviour.md F10.6).
  mutating func presentAlert() throws(SimulationError) {
    input.behindAlert = firstResponder.last
    try resign()
  }

  /// The field behind it is first responder again (T24).
  mutating func closeAlert() throws(SimulationError) {
    guard let field = input.behindAlert else { return }
    input.behindAlert = nil
    try focus(field, because: .returnFromModal)
  }

  /// A finger from the left edge: the page and the keyboard follow it sideways, the field resigns. When it is
  /// cancelled, the field has its keyboard back (T25).
  mutating func swipeBack(_ part: SwipeBack) throws(SimulationError) {
    switch part {
    case .begin: try beginSwipe()
    case .cancel: try cancelSwipe()
    case .finish:
      if input.behindSwipe != nil {
        keyboard.x.set(screen.size.width, at: now, timing: Slide.context.timing)
        input.behindSwipe = nil
      }
      try pop()
    }
  }

  private mutating func beginSwipe() throws(SimulationError) {
    guard stack.count > 1, let top = stack.last else { return }
    let below = stack[stack.count - 2]
    input.behindSwipe = firstResponder.last
    try resign(because: .page(toRight: true, share: Slide.shareOfSwipe))
    slidePages(top, x: Slide.shareOfSwipe * screen.size.width, over: below, x: 0)
  }

  private mutating func cancelSwipe() throws(SimulationError) {
    guard stack.count > 1, let top = stack.last else { return }
    let below = stack[stack.count - 2]
    slidePages(top, x: 0, over: below, x: -Slide.shareOfScreenBelow * screen.size.width)
    guard let field = input.behindSwipe else { return }
    input.behindSwipe = nil
    try focus(field, because: .input)
  }
}
