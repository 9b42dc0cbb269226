import Keyboards
import Timelines
import Units

/// The panels that are shown, and everyone who answers in a declared panel or a shown one.
struct ResolvedPanels {
  var plans: [PanelPlan] = []
  /// Names of panels that are shown.
  var shown: Set<String> = []
  /// Names of handlers and components.
  var used: Set<String> = []
}

extension Resolver {
  /// Declared panels that are not compared are worked out too, so that what is wrong in them is found.
  mutating func resolvePanels(
    on stage: Stage, app: App, observers: ObserverNames, script: Script
  ) -> ResolvedPanels {
    for case .handler(let handler) in observers.all {
      _ = resolve(handler, under: stage.system, on: stage, app: app, observers: observers)
    }
    for case .component(let component) in observers.all { _ = resolve(component, observers: observers) }
    var panels = ResolvedPanels()
    for source in shownPanels(observers: observers) {
      panels.shown.insert(source.name)
      panels.plans.append(plan(source, on: stage, app: app, observers: observers, script: script, in: &panels))
    }
    for panel in timeline.panels where !panels.shown.contains(panel.name.value) {
      _ = plan(PanelSource(panel), on: stage, app: app, observers: observers, script: script, in: &panels)
    }
    return panels
  }

  private mutating func plan(
    _ source: PanelSource, on stage: Stage, app: App, observers: ObserverNames, script: Script,
    in panels: inout ResolvedPanels
  ) -> PanelPlan {
    let system = source.settings?.system.map { resolveSystem($0, over: stage.system) } ?? stage.system
    let cast = cast(of: source, under: system, on: stage, app: app, observers: observers)
    panels.used.formUnion(cast.names)
    let keyboard = source.settings?.keyboard
    let hasBar = keyboard?.hasPredictiveBar ?? timeline.keyboard.hasPredictiveBar
    var plan = PanelPlan(
      name: source.name, caption: source.caption ?? caption(of: cast, observers: observers) ?? source.name,
      system: system,
      heights: KeyboardHeights(), hasPredictiveBar: hasBar?.value.isOn ?? true,
      prefersCrossFade: (keyboard?.prefersCrossFade ?? timeline.keyboard.prefersCrossFade)?.value.isOn ?? false,
      guide: source.settings?.guide.map { resolve($0, under: system, on: stage) },
      latency: resolveLatency(keyboard), observers: cast.observers, pins: cast.pins, trackedElement: nil)
    plan.heights = resolveHeights(of: plan, panel: keyboard, on: stage, script: script)
    plan.turnedHeights = resolveTurnedHeights(of: plan, panel: keyboard, on: stage, script: script)
    checkGuide(of: plan, source: source, app: app)
    plan.measured = resolveMeasured(source, on: stage)
    plan.trackedElement =
      plan.measured.map { trackedElement(of: plan, showing: $0, source: source, app: app, script: script) }
      ?? trackedElement(of: plan, source: source, app: app, script: script)
    plan.spacing = resolveSpacing(of: plan, source: source, app: app, on: stage)
    return plan
  }

  private mutating func resolveLatency(_ keyboard: Timeline.KeyboardSettings?) -> Time {
    guard let latency = keyboard?.latency ?? timeline.keyboard.latency else { return .zero }
    return Time(seconds: seconds(latency, "a latency") ?? 0)
  }

  /// Of a panel without one: its only handler's.
  private func caption(of cast: Cast, observers: ObserverNames) -> String? {
    let captions = cast.names.compactMap { name -> String? in
      guard case .handler(let handler) = observers[name] else { return nil }
      return handler.caption?.value
    }
    return captions.count == 1 ? captions[0] : nil
  }
}
