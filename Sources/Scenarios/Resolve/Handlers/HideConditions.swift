import Timelines

extension Resolver {
  /// Which keyboard is up is known to a component with `state keyboard` alone.
  mutating func checkHides(of handler: Timeline.Handler, observers: ObserverNames) {
    for change in handler.changes {
      guard case .hidden(_, while: .keyboard(let kind)) = change.target else { continue }
      let component = handler.observes.first.flatMap { observers.component($0.value) }
      guard component?.state?.value != .keyboard else { continue }
      report(
        .mixedObservation, at: kind.range,
        component.map { "component '\($0.name.value)' knows only whether a keyboard is showing" }
          ?? "notifications do not say which keyboard is shown",
        hint: component == nil
          ? "observe a component with 'state keyboard'" : "add 'state keyboard' to the component")
    }
  }
}
