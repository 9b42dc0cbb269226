import Keyboards
import Timelines
import Units

/// What expectations can be about.
struct ExpectationContext {
  let panels: [PanelPlan]
  let app: App
  let duration: Time
  /// The traces that they are compared with, by file.
  var tables = TraceTables()

  var names: [String] { panels.map(\.name) }
}

extension Resolver {
  mutating func resolveExpectations(panels: [PanelPlan], app: App, duration: Time) -> [Expectation] {
    var context = ExpectationContext(panels: panels, app: app, duration: duration)
    return timeline.expectations.flatMap { block -> [Expectation] in
      let panel = panel(block.panel, in: context)
      return block.claims.compactMap { expectation($0, of: panel, in: &context) }
    }
  }

  private mutating func expectation(
    _ claim: Timeline.Expectation, of panel: Int?, in context: inout ExpectationContext
  ) -> Expectation? {
    let quantity = resolve(claim, of: panel.map { context.panels[$0] }, app: context.app)
    let span = resolve(claim.span, of: claim.claim, until: context.duration)
    let resolved = resolve(claim.claim, of: claim.quantity, in: claim.span, until: context.duration)
    guard let quantity, let panel else {
      if case .like(.panel(let name), _) = claim.claim { _ = self.panel(name, in: context) }
      return nil
    }
    var expectation = Expectation(
      panel: panel, quantity: quantity, claim: resolved ?? .holds, span: span,
      location: files.start(of: claim.range))
    if case .like(let reference, let tolerance) = claim.claim {
      guard let like = resolve(reference, tolerance, for: expectation, of: claim, in: &context) else { return nil }
      expectation.claim = like
    }
    return resolved == nil ? nil : expectation
  }

  /// Index of a panel that is shown.
  mutating func panel(_ name: Located<String>, in context: ExpectationContext) -> Int? {
    panel(name, in: context.panels)
  }

  mutating func panel(_ name: Located<String>, in panels: [PanelPlan]) -> Int? {
    let panel = panels.firstIndex { $0.name == name.value }
    if panel == nil { reportPanel(name, shown: panels.map(\.name)) }
    return panel
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
}
