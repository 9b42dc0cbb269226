import Keyboards
import Timelines

extension Resolver {
  /// What an expectation looks at in a panel; nil, and a report, where a name is unknown.
  mutating func resolve(
    _ claim: Timeline.Expectation, of panel: PanelPlan?, app: App
  ) -> Expectation.Quantity? {
    switch claim.quantity {
    case .gap: return gap(.gap, of: panel, at: claim.range)
    case .deviation: return gap(.deviation, of: panel, at: claim.range)
    case .inStep: return gap(.inStep, of: panel, at: claim.range)
    case .keyboardTop: return .keyboardTop
    case .everything: return .everything
    case .contentOffset(let name): return scrollView(name, in: app).map { .contentOffset($0) }
    case .contentInset(let name): return scrollView(name, in: app).map { .contentInset($0) }
    case .indicatorInset(let name): return scrollView(name, in: app).map { .indicatorInset($0) }
    case .calls(let name): return calls(of: name, in: panel)
    case .posts(let name): return notification(name).map { .posts(of: $0) }
    case .order(let names):
      let posts = names.compactMap { notification($0) }
      return posts.count == names.count ? .order(posts) : nil
    case .top(let name), .bottom(let name), .covered(let name), .visible(let name), .uncovered(let name),
      .onScreen(let name), .still(let name):
      return element(name, in: app).flatMap { claim.quantity.resolved(for: $0.id) }
    }
  }

  /// That something is tracked, for a quantity that is about the gap.
  mutating func gap(
    _ quantity: Expectation.Quantity, of panel: PanelPlan?, at range: SourceRange
  ) -> Expectation.Quantity {
    if let panel { checkTracked(panel, at: range) }
    return quantity
  }

  /// That a gap is measured in a panel.
  mutating func checkTracked(_ panel: PanelPlan, at range: SourceRange) {
    guard panel.trackedElement == nil else { return }
    report(
      .nothingTracked, at: range, "nothing is measured in panel '\(panel.name)'",
      hint: panel.measured == nil
        ? "say what: panel \(panel.name) { track ELEMENT }"
        : "its positions have no edge; add a column 'edge' to their table")
  }

  private mutating func calls(of name: Located<String>, in panel: PanelPlan?) -> Expectation.Quantity? {
    guard let panel else {
      checkObserver(name)
      return nil
    }
    return answers(name.value, in: panel, at: name) ? .calls(of: name.value) : nil
  }

  /// Whether a handler answers in a panel; reported at `place` where it does not.
  mutating func answers(_ observer: String, in panel: PanelPlan, at place: Located<String>) -> Bool {
    let names = panel.observers.map(\.name)
    guard !names.contains(observer) else { return true }
    reportUnknown(
      .unknownObserver, place, "'\(observer)' does not answer in panel '\(panel.name)'",
      hint: Suggestion.hint(for: observer, among: names))
    return false
  }

  /// Of a panel that does not exist: whether anyone has the name.
  private mutating func checkObserver(_ name: Located<String>) {
    let names = timeline.handlers.map(\.name.value) + timeline.components.map(\.name.value)
    guard !names.contains(name.value) else { return }
    reportUnknown(
      .unknownObserver, name, "there is no handler or component '\(name.value)'",
      hint: Suggestion.hint(for: name.value, among: names))
  }
}

extension Timeline.Quantity {
  /// Of an element; nil for what is not about one.
  fileprivate func resolved(for element: ElementID) -> Expectation.Quantity? {
    switch self {
    case .top: .top(element)
    case .bottom: .bottom(element)
    case .covered: .covered(element)
    case .visible: .visible(element)
    case .uncovered: .uncovered(element)
    case .onScreen: .onScreen(element)
    case .still: .still(element)
    case .gap, .deviation, .keyboardTop, .contentOffset, .contentInset, .indicatorInset, .calls, .posts, .inStep,
      .order, .everything:
      nil
    }
  }
}
