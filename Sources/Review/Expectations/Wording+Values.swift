import Recordings
import Scenarios
import Units

/// Claims that one value decides.
extension Wording {
  /// What was found, with as few digits as show it.
  func sentence(_ worst: FrameValue, isMet: Bool, holds: (Double) -> Bool) -> String {
    let value = worst.value.shortText { holds($0) == isMet } + unit
    switch claim {
    case .within: return "\(subject) is \(value) at \(place(worst)), " + (isMet ? "" : "expected ") + target
    case .reaches:
      return "\(subject) goes to \(value) at \(place(worst)), " + (isMet ? "reaches " : "expected to reach ") + target
    case .equals: return "\(subject) is \(value) at \(place(worst)), " + (isMet ? "equals " : "expected ") + target
    case .holds, .starts, .settles, .moves, .like: return fact(value, worst, isMet: isMet)
    }
  }

  private func fact(_ value: String, _ worst: FrameValue, isMet: Bool) -> String {
    let what = isMet ? "" : "expected "
    switch quantity {
    case .inStep: return "deviation is \(value) at \(place(worst)), \(what)in step\(rangeWords)"
    case .uncovered: return "covered \(element) is \(value) at \(place(worst)), \(what)uncovered\(rangeWords)"
    case .onScreen: return "\(element) is \(value) off the screen at \(place(worst)), \(what)on the screen\(rangeWords)"
    case .visible where isMet: return "\(element) is visible in every frame\(rangeWords)"
    default: return hidden(worst)
    }
  }

  func hidden(_ place: FrameValue) -> String {
    let expected = if case .onScreen = quantity { "on the screen" } else { "visible" }
    return "\(element) is hidden at \(self.place(place)), expected \(expected)\(rangeWords)"
  }

  func still(since start: Time) -> String { "\(element) stays where it is at \(start.shortText)\(rangeWords)" }

  func moved(_ worst: FrameValue, _ start: Time) -> String {
    let distance = worst.value.shortText { $0 >= PanelState.Gap.visible }
    return
      "\(element) is \(distance) pt from its place of \(start.shortText) at \(place(worst)), expected still\(rangeWords)"
  }
}
