import Timelines

extension Resolver {
  /// Warns of what was declared and has no part in anything.
  mutating func checkUse(of observers: ObserverNames, in panels: ResolvedPanels, app: App) {
    for observer in observers.all {
      if !panels.used.contains(observer.name.value) { reportUnused(observer) }
      if case .handler(let handler) = observer { checkEffects(of: handler) }
    }
    checkScreens(app)
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

  /// Every screen but the first has to be pushed.
  private mutating func checkScreens(_ app: App) {
    let pushed = timeline.cues.compactMap { cue -> String? in
      guard case .push(let name, _) = cue.action else { return nil }
      return name.value
    }
    for (screen, source) in zip(app.screens, timeline.screens).dropFirst() where !pushed.contains(screen.name) {
      report(
        .unusedScreen, at: source.name?.range ?? source.range, "screen '\(screen.name)' is never shown",
        hint: "push it: at 1s push \(screen.name)")
    }
  }
}
