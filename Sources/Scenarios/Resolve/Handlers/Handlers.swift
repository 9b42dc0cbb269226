import Keyboards
import Timelines
import Units

/// A handler as one panel has it.
struct ResolvedHandler {
  /// Nil for one that only pins.
  var observer: Observer?
  var pins: [ElementID: Anchor]
}

extension Resolver {
  /// A handler in a panel that has `panelPins` of its own.
  mutating func resolve(
    _ handler: Timeline.Handler, under system: SystemProfile, on stage: Stage, app: App, observers: ObserverNames,
    panelPins: [ElementID: Anchor] = [:]
  ) -> ResolvedHandler {
    let screen = handler.screen.flatMap { self.screen($0, in: app) } ?? 0
    let pins = resolvePins(handler.pins, on: screen, app: app, stage: stage)
    let source = resolveSource(of: handler, observers: observers)
    checkHides(of: handler, observers: observers)
    let isPinOnly = handler.observes.isEmpty && handler.changes.isEmpty && !handler.pins.isEmpty
    if handler.observes.isEmpty, !isPinOnly, !handler.isIncomplete {
      report(
        .observesNothing, at: handler.range, "handler '\(handler.name.value)' observes nothing",
        hint: "add 'observe will-change-frame'")
    }
    let inForce = pins.merging(panelPins) { _, panel in panel }
    let answer = self.answer(of: handler, under: system, on: screen, app: app, pins: inForce, stage: stage)
    let observer = source.map {
      Observer(
        name: handler.name.value, caption: handler.caption?.value ?? handler.name.value, screen: screen,
        lifetime: handler.lifetime?.value ?? .whileVisible, source: $0, answer: .handler(answer))
    }
    return ResolvedHandler(observer: observer, pins: pins)
  }

  private mutating func answer(
    of handler: Timeline.Handler, under system: SystemProfile, on screen: Int, app: App, pins: [ElementID: Anchor],
    stage: Stage
  ) -> Handler {
    var answer = Handler(changes: resolveChanges(of: handler, on: screen, app: app))
    answer.measurement = measurement(of: handler, driving: answer.changes, app: app, pins: pins, stage: stage)
    answer.layout = handler.layout?.value ?? .inBlock
    answer.delay = Time(seconds: handler.delay.flatMap { seconds($0, "a delay") } ?? 0)
    answer.animation = handler.animation.map { resolve($0, under: system) } ?? .notification
    answer.stacking = handler.stacking?.value ?? .additive
    answer.scroll = handler.scroll.flatMap { resolve($0, on: screen, app: app, stage: stage) }
    answer.restore = handler.restore?.value ?? .saved
    answer.ignoresForeign = handler.foreign?.value == .ignored
    return answer
  }

  private mutating func measurement(
    of handler: Timeline.Handler, driving changes: [Handler.Change], app: App, pins: [ElementID: Anchor], stage: Stage
  ) -> Handler.Measurement {
    var measurement = Handler.Measurement()
    measurement.conversion = handler.conversion?.value ?? .on
    measurement.measure = handler.measure?.value ?? .intersection
    measurement.clamp = handler.clamp?.value ?? .on
    measurement.ignoresUndocked = handler.undocked?.value == .ignored
    measurement.safeArea = handler.safeArea?.value ?? safeAreaDefault(for: changes, app: app, pins: pins)
    let height = stage.metrics.size.height
    if let spacing = handler.spacing {
      measurement.spacing = length(spacing.distance, "a spacing", in: -height...height) ?? 0
      measurement.spacingUse = spacing.use?.value ?? .shown
    }
    return measurement
  }

  private mutating func resolve(
    _ scroll: Timeline.ResponderScroll, on screen: Int, app: App, stage: Stage
  ) -> Handler.ScrollToResponder? {
    let margin = scroll.margin.flatMap { length($0, "a margin", in: 0...stage.metrics.size.height) }
    guard let id = scrollView(scroll.scrollView, in: app), own(scroll.scrollView, on: screen, app: app) != nil
    else { return nil }
    var result = Handler.ScrollToResponder(scrollView: id)
    result.margin = margin ?? 0
    result.coordinates = scroll.coordinates?.value ?? .visible
    result.clock = scroll.clock?.value ?? .block
    result.limit = scroll.limit?.value ?? .newInset
    result.countsKeyboardTwice = scroll.keyboard?.value == .twice
    return result
  }

  /// Bottom pins of elements that differ from the screen's own.
  mutating func resolvePins(
    _ pins: [Timeline.ElementPin], on screen: Int?, app: App, stage: Stage
  ) -> [ElementID: Anchor] {
    var anchors: [ElementID: Anchor] = [:]
    for pin in pins {
      guard let entry = element(pin.element, in: app) else {
        if case .sibling(let name) = pin.pin.line { _ = element(name, in: app) }
        continue
      }
      guard
        own(pin.element, on: screen ?? entry.screen, app: app) != nil,
        let anchor = anchor(pin.pin, of: entry, table: app.elements, on: stage)
      else { continue }
      if anchors.updateValue(anchor, forKey: entry.id) != nil {
        report(.listedTwice, at: pin.element.range, "'\(pin.element.value)' is pinned twice")
      }
    }
    if let range = pins.last?.pin.range {
      checkPins(in: app.screens.flatMap(\.elements), table: app.elements, replacing: anchors, at: range)
    }
    return anchors
  }
}
