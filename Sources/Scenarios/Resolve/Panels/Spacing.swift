import Timelines

extension Resolver {
  /// The distance to the keyboard that is meant, which the gap does not count: the panel's own, else the distance of
  /// the tracked element's pin to the keyboard layout guide, else the spacing of the first handler that moves it.
  mutating func resolveSpacing(of plan: PanelPlan, source: PanelSource, app: App, on stage: Stage) -> Double {
    if let given = source.settings?.spacing {
      if plan.trackedElement == nil {
        report(
          .uselessSpacing, at: given.range, "panel '\(plan.name)' measures no gap that a spacing could be taken from",
          hint: "say what is measured: track ELEMENT")
      }
      let height = stage.metrics.size.height
      return length(given, "a spacing", in: -height...height) ?? 0
    }
    guard let tracked = plan.trackedElement else { return 0 }
    let pin = plan.pins[tracked] ?? app.element(tracked)?.placement.bottom
    if let pin, pin.line == .keyboardLayoutGuide { return pin.distance }
    return handlerSpacing(of: plan, moving: tracked)
  }

  private func handlerSpacing(of plan: PanelPlan, moving tracked: ElementID) -> Double {
    for observer in plan.observers {
      guard case .handler(let handler) = observer.answer, handler.measurement.spacing != 0 else { continue }
      let moves = handler.changes.contains { change in
        switch change.target {
        case .constraint(let id), .transform(let id?), .frame(let id?): id == tracked
        case .transform(nil), .frame(nil), .additionalSafeArea: true
        case .contentInset, .indicatorInset, .contentOffset, .hidden: false
        }
      }
      if moves { return handler.measurement.spacing }
    }
    return 0
  }
}
