import Scenarios

extension Expectation.Quantity {
  /// As a timeline writes it, with the names of elements from `name`.
  func words(name: (ElementID) -> String) -> String {
    switch self {
    case .gap: "gap"
    case .deviation: "deviation"
    case .keyboardTop: "keyboard-top"
    case .top(let id): "top \(name(id))"
    case .bottom(let id): "bottom \(name(id))"
    case .covered(let id): "covered \(name(id))"
    case .contentOffset(let id): "content-offset \(name(id))"
    case .contentInset(let id): "content-inset \(name(id))"
    case .indicatorInset(let id): "indicator-inset \(name(id))"
    case .calls(let observer): "calls \(observer)"
    case .posts(let notification): "posts \(notification.rawValue)"
    case .visible(let id): "visible \(name(id))"
    }
  }

  /// Whether its numbers are counts and not points.
  var isCount: Bool {
    switch self {
    case .calls, .posts, .visible: true
    case .gap, .deviation, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset: false
    }
  }
}
