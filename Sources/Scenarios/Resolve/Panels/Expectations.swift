import Keyboards
import Timelines
import Units

extension Resolver {
  mutating func resolveExpectations(panels: [PanelPlan], app: App, duration: Time) -> [Expectation] {
    timeline.expectations.flatMap { block -> [Expectation] in
      let panel = panels.firstIndex { $0.name == block.panel.value }
      if panel == nil { reportPanel(block.panel, shown: panels.map(\.name)) }
      return block.claims.compactMap { claim in
        let quantity = resolve(claim, of: panel.map { panels[$0] }, app: app)
        let resolved = resolve(claim.claim, of: claim.quantity, until: duration)
        guard let quantity, let resolved, let panel else { return nil }
        return Expectation(
          panel: panel, quantity: quantity, claim: resolved, location: files.start(of: claim.range))
      }
    }
  }

  private mutating func reportPanel(_ name: Located<String>, shown: [String]) {
    let known = timeline.panels.map(\.name.value) + timeline.handlers.map(\.name.value)
    if known.contains(name.value) {
      report(
        .notCompared, at: name.range, "'\(name.value)' is not among the panels that are compared",
        hint: "add it: compare " + (shown + [name.value]).joined(separator: " "))
    } else {
      reportUnknown(
        .unknownPanel, name, "there is no panel '\(name.value)'",
        hint: Suggestion.hint(for: name.value, among: shown))
    }
  }

  private mutating func resolve(
    _ claim: Timeline.Expectation, of panel: PanelPlan?, app: App
  ) -> Expectation.Quantity? {
    switch claim.quantity {
    case .gap: return gap(.gap, of: panel, at: claim.range)
    case .deviation: return gap(.deviation, of: panel, at: claim.range)
    case .keyboardTop: return .keyboardTop
    case .top(let name): return element(name, in: app).map { .top($0.id) }
    case .bottom(let name): return element(name, in: app).map { .bottom($0.id) }
    case .covered(let name): return element(name, in: app).map { .covered($0.id) }
    case .visible(let name): return element(name, in: app).map { .visible($0.id) }
    case .contentOffset(let name): return scrollView(name, in: app).map { .contentOffset($0) }
    case .contentInset(let name): return scrollView(name, in: app).map { .contentInset($0) }
    case .indicatorInset(let name): return scrollView(name, in: app).map { .indicatorInset($0) }
    case .calls(let name): return calls(of: name, in: panel)
    case .posts(let name): return notification(name).map { .posts(of: $0) }
    }
  }

  private mutating func gap(
    _ quantity: Expectation.Quantity, of panel: PanelPlan?, at range: SourceRange
  ) -> Expectation.Quantity {
    if let panel, panel.trackedElement == nil {
      report(
        .nothingTracked, at: range, "nothing is measured in panel '\(panel.name)'",
        hint: panel.measured == nil
          ? "say what: panel \(panel.name) { track ELEMENT }"
          : "its positions have no edge; add a column 'edge' to their table")
    }
    return quantity
  }

  private mutating func calls(of name: Located<String>, in panel: PanelPlan?) -> Expectation.Quantity? {
    guard let panel else {
      checkObserver(name)
      return nil
    }
    let names = panel.observers.map(\.name)
    guard names.contains(name.value) else {
      reportUnknown(
        .unknownObserver, name, "'\(name.value)' does not answer in panel '\(panel.name)'",
        hint: Suggestion.hint(for: name.value, among: names))
      return nil
    }
    return .calls(of: name.value)
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
