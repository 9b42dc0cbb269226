import Timelines

/// A panel before its parts are worked out: one that was declared, or a handler's own.
struct PanelSource {
  var name: String
  var caption: String?
  var observers: [Located<String>]
  /// What was declared, beside the observers.
  var settings: Timeline.Panel?
  /// Where it is named.
  var range: SourceRange

  init(_ panel: Timeline.Panel) {
    name = panel.name.value
    caption = panel.caption?.value
    observers = panel.observers
    settings = panel
    range = panel.name.range
  }

  init(_ handler: Timeline.Handler) {
    name = handler.name.value
    caption = handler.caption?.value
    observers = [handler.name]
    range = handler.name.range
  }

  /// Nothing answers.
  init(namedApp range: SourceRange) {
    name = "app"
    observers = []
    self.range = range
  }
}

extension Resolver {
  /// The panels that are shown: those compared, else all declared, else one for each handler, else one in which
  /// nothing answers.
  mutating func shownPanels(observers: ObserverNames) -> [PanelSource] {
    let shown = timeline.comparison.map { comparedPanels($0, observers: observers) } ?? allPanels(observers: observers)
    guard shown.count > Limits.panels else { return shown }
    report(
      .tooManyPanels, at: timeline.comparison?.names[Limits.panels].range ?? shown[Limits.panels].range,
      "at most \(Limits.panels) panels stand beside each other, not \(shown.count)",
      hint: timeline.comparison == nil ? "choose them: compare \(shown[0].name) \(shown[1].name)" : nil)
    return Array(shown.prefix(Limits.panels))
  }

  private func allPanels(observers: ObserverNames) -> [PanelSource] {
    if !timeline.panels.isEmpty { return timeline.panels.map(PanelSource.init) }
    let handlers = observers.all.compactMap { observer -> PanelSource? in
      guard case .handler(let handler) = observer else { return nil }
      return PanelSource(handler)
    }
    return handlers.isEmpty ? [PanelSource(namedApp: SourceRange(file: 0, start: 0, end: 0))] : handlers
  }

  private mutating func comparedPanels(
    _ comparison: Timeline.Comparison, observers: ObserverNames
  ) -> [PanelSource] {
    var sources: [PanelSource] = []
    for name in comparison.names {
      guard var source = panel(named: name, observers: observers) else { continue }
      source.range = name.range
      if sources.contains(where: { $0.name == source.name }) {
        report(.listedTwice, at: name.range, "'\(name.value)' is compared twice")
      } else {
        sources.append(source)
      }
    }
    return sources
  }

  private mutating func panel(named name: Located<String>, observers: ObserverNames) -> PanelSource? {
    if let panel = timeline.panels.first(where: { $0.name.value == name.value }) { return PanelSource(panel) }
    if case .handler(let handler) = observers[name.value] { return PanelSource(handler) }
    let candidates = timeline.panels.map(\.name.value) + timeline.handlers.map(\.name.value)
    reportUnknown(
      .unknownPanel, name, "there is no panel or handler '\(name.value)'",
      hint: Suggestion.hint(for: name.value, among: candidates))
    return nil
  }
}
