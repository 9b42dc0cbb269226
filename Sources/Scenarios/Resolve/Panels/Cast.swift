import Keyboards
import Timelines
import Units

/// Everyone who answers in a panel, in order of registration, and the pins of that panel.
struct Cast {
  var names: [String] = []
  var observers: [Observer] = []
  var pins: [ElementID: Anchor] = [:]
}

extension Resolver {
  /// A component that a handler listens to is there although it is not listed, and registers first. A panel's own
  /// pins go before those of its handlers.
  mutating func cast(
    of source: PanelSource, under system: SystemProfile, on stage: Stage, app: App, observers: ObserverNames
  ) -> Cast {
    var cast = Cast()
    let own = resolvePins(source.settings?.pins ?? [], on: nil, app: app, stage: stage)
    let named = source.observers.compactMap { find($0, observers: observers, in: source) }
    for component in unlistedComponents(of: named, observers: observers) {
      cast.names.append(component.name.value)
      cast.observers.append(resolve(component, observers: observers))
    }
    for observer in named {
      cast.names.append(observer.name.value)
      switch observer {
      case .component(let component): cast.observers.append(resolve(component, observers: observers))
      case .handler(let handler):
        let resolved = resolve(
          handler, under: system, on: stage, app: app, observers: observers, panelPins: own)
        if let observer = resolved.observer { cast.observers.append(observer) }
        cast.pins.merge(resolved.pins) { _, later in later }
      }
    }
    cast.pins.merge(own) { _, own in own }
    return cast
  }

  private mutating func find(
    _ name: Located<String>, observers: ObserverNames, in source: PanelSource
  ) -> NamedObserver? {
    guard let observer = observers[name.value] else {
      reportUnknown(
        .unknownObserver, name, "there is no handler or component '\(name.value)'",
        hint: Suggestion.hint(for: name.value, among: observers.all.map(\.name.value)))
      return nil
    }
    if let first = source.observers.first(where: { $0.value == name.value }), first.range != name.range {
      report(.listedTwice, at: name.range, "'\(name.value)' is listed twice")
      return nil
    }
    return observer
  }

  private func unlistedComponents(of named: [NamedObserver], observers: ObserverNames) -> [Timeline.Component] {
    var seen = Set(named.map(\.name.value))
    return named.compactMap { observer in
      guard case .handler(let handler) = observer, let first = handler.observes.first,
        let component = observers.component(first.value), seen.insert(component.name.value).inserted
      else { return nil }
      return component
    }
  }

  /// A component lives as long as the app. It listens to will-show and will-hide, and to will-change-frame too when
  /// it is to know which keyboard is up, unless it says otherwise.
  mutating func resolve(_ component: Timeline.Component, observers: ObserverNames) -> Observer {
    let state = component.state?.value ?? .showing
    let standard: Set<KeyboardNotification.Name> =
      state == .showing ? [.willShow, .willHide] : [.willShow, .willHide, .willChangeFrame]
    let heard =
      component.observes.isEmpty ? standard : notifications(component.observes, observers: observers) ?? standard
    return Observer(
      name: component.name.value, caption: component.caption?.value ?? component.name.value, screen: nil,
      lifetime: .fromLoad, source: .notifications(heard), answer: .component(Observer.Component(state: state)))
  }
}
