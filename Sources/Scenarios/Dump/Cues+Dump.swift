import Keyboards
import Units

extension Cue.Action {
  func dump(in scenario: Scenario) -> String {
    switch self {
    case .tap(let id): "tap \(scenario.name(of: id))"
    case .tapOutside: "tap outside"
    case .focus(let id): "focus \(scenario.name(of: id))"
    case .becomeFirstResponder: "become-first-responder"
    case .dismiss(let atOnce): atOnce ? "dismiss at-once" : "dismiss"
    case .drag(let drag):
      "drag \(scenario.name(of: drag.scrollView)) \(drag.path.map(\.points).joined(separator: " to ")) "
        + "for \(drag.duration.seconds.decimalText)s"
    case .hardwareKeyboard(let isOn): "hardware-keyboard \(isOn ? "on" : "off")"
    case .place(let placement, let byGesture): "\(placement.rawValue)\(byGesture ? " by gesture" : "")"
    case .moveKeyboard(let corner): "move-keyboard \(corner.x.points) \(corner.y.points)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .wake(let orientation): "wake \(orientation.rawValue)"
    case .swipeBack(let part): "swipe-back \(part.rawValue)"
    case .presentAlert: "present-alert"
    case .closeAlert: "close-alert"
    case .background: "background"
    case .foreground: "foreground"
    case .switchMultitasking: "switch-multitasking"
    case .foreignKeyboard(let height): "foreign-keyboard \(height.map { "show \($0.points)" } ?? "hide")"
    case .notify(let post):
      (["notify \(post.name.rawValue)"] + post.userInfo.entries(.objectiveC)).joined(separator: " ")
    case .keyboard(let kind): "keyboard \(kind.rawValue)"
    case .predictiveBar(let isOn): "predictive-bar \(isOn ? "on" : "off")"
    case .push(let screen, let field):
      "push \(scenario.screens[screen].name)" + (field.map { " focus \(scenario.name(of: $0))" } ?? "")
    case .autoFillBar(let isOn): "autofill-bar \(isOn ? "on" : "off")"
    case .pop: "pop"
    case .scroll(let id, let offset): "scroll \(scenario.name(of: id)) \(offset.points)"
    }
  }
}
