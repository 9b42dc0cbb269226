import Keyboards
import Units

extension Outline {
  mutating func add(_ expectation: Expectation, in scenario: Scenario) {
    let place = expectation.location
    line(
      "expect \(scenario.panels[expectation.panel].name) \(expectation.quantity.dump(in: scenario)) "
        + "\(expectation.claim.dump) (line \(place.line), column \(place.column))")
  }
}

extension Expectation.Quantity {
  func dump(in scenario: Scenario) -> String {
    switch self {
    case .gap: "gap"
    case .deviation: "deviation"
    case .keyboardTop: "keyboard-top"
    case .top(let id): "top \(scenario.name(of: id))"
    case .bottom(let id): "bottom \(scenario.name(of: id))"
    case .covered(let id): "covered \(scenario.name(of: id))"
    case .contentOffset(let id): "content-offset \(scenario.name(of: id))"
    case .contentInset(let id): "content-inset \(scenario.name(of: id))"
    case .indicatorInset(let id): "indicator-inset \(scenario.name(of: id))"
    case .calls(let name): "calls \(name)"
    case .posts(let name): "posts \(name.rawValue)"
    case .visible(let id): "visible \(scenario.name(of: id))"
    }
  }
}

extension Expectation.Claim {
  var dump: String {
    switch self {
    case .within(let limit, let from, let to):
      "within \(limit.decimalText)" + (from.map { " from \($0.seconds.decimalText)s" } ?? "")
        + (to.map { " to \($0.seconds.decimalText)s" } ?? "")
    case .reaches(let value, let tolerance):
      "reaches \(value.decimalText)" + (tolerance.map { " tolerance \($0.decimalText)" } ?? "")
    case .equals(let value, let tolerance, let time):
      "equals \(value.decimalText) tolerance \(tolerance.decimalText)"
        + (time.map { " at \($0.seconds.decimalText)s" } ?? "")
    }
  }
}
