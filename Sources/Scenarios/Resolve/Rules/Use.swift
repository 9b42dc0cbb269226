import Timelines

extension Resolver {
  /// Warns of what was declared and has no part in anything.
  mutating func checkUse(of observers: ObserverNames, in panels: ResolvedPanels) {
    for observer in observers.all {
      if !panels.used.contains(observer.name.value) { reportUnused(observer) }
      if case .handler(let handler) = observer { checkEffect(of: handler) }
    }
    for panel in timeline.panels where !panels.shown.contains(panel.name.value) {
      report(
        .unusedPanel, at: panel.name.range, "panel '\(panel.name.value)' is not compared",
        hint: "add it to 'compare', or leave it out")
    }
  }

  private mutating func reportUnused(_ observer: NamedObserver) {
    let name = observer.name
    switch observer {
    case .handler:
      report(
        .unusedHandler, at: name.range, "handler '\(name.value)' answers in no panel",
        hint: "add it to 'compare' or to the observers of a panel")
    case .component:
      report(
        .unusedComponent, at: name.range, "component '\(name.value)' is part of no panel",
        hint: "observe it in a handler, or add it to the observers of a panel")
    }
  }

  private mutating func checkEffect(of handler: Timeline.Handler) {
    guard handler.changes.isEmpty, handler.pins.isEmpty, handler.scroll == nil, !handler.observes.isEmpty else {
      return
    }
    report(
      .changesNothing, at: handler.name.range, "handler '\(handler.name.value)' changes nothing",
      hint: "add a 'change', 'hide', 'scroll' or 'pin'")
  }
}
