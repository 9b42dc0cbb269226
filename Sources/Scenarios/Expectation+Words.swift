import Keyboards

extension Expectation.Quantity {
  /// As a timeline writes it, with the names of elements from `name`.
  public func words(name: (ElementID) -> String) -> String {
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
    case .inStep: "in-step"
    case .uncovered(let id): "uncovered \(name(id))"
    case .onScreen(let id): "on-screen \(name(id))"
    case .still(let id): "still \(name(id))"
    case .order(let names): "order " + names.map(\.rawValue).joined(separator: " ")
    case .everything: "everything"
    }
  }
}
