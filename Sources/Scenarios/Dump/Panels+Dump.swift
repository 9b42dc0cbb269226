import Keyboards
import Motion
import Units

extension Outline {
  mutating func add(_ panel: PanelPlan, in scenario: Scenario) {
    line("panel \(panel.name) \"\(panel.caption)\"")
    indented { out in
      let settings = panel.system.settings
      out.line("system \(panel.system.id) height-change posts \(settings.heightChange.rawValue)")
      for point in UnsettledPoint.allCases { out.line("  \(settings.text(of: point))") }
      out.line("keyboard \(panel.heights.dump) predictive-bar \(panel.hasPredictiveBar ? "on" : "off")")
      if panel.prefersCrossFade { out.line("cross-fade on") }
      if let guide = panel.guide { out.line("keyboard-layout-guide \(guide.dump)") }
      out.line("latency \(panel.latency.seconds.decimalText)s")
      for (id, anchor) in panel.pins.sorted(by: { $0.key < $1.key }) {
        out.line("pin \(scenario.name(of: id)) \(anchor.dump(in: scenario))")
      }
      out.line(
        "track \(panel.trackedElement.map { scenario.name(of: $0) } ?? "nothing") spacing \(panel.spacing.decimalText)")
      if let measured = panel.measured {
        out.line("positions \(measured.rows.count) rows offset \(measured.offset.seconds.decimalText)s")
      }
      for observer in panel.observers { out.add(observer, in: scenario) }
    }
  }

  private mutating func add(_ observer: Observer, in scenario: Scenario) {
    line("observer \(observer.name) \"\(observer.caption)\"")
    indented { out in
      let screen = observer.screen.map { scenario.screens[$0].name } ?? "the app"
      out.line("on \(screen) \(observer.lifetime.rawValue) observes \(observer.source.dump)")
      switch observer.answer {
      case .component(let component): out.line("knows \(component.state.rawValue)")
      case .handler(let handler): out.add(handler, in: scenario)
      }
    }
  }

  private mutating func add(_ handler: Handler, in scenario: Scenario) {
    let measurement = handler.measurement
    line(
      "convert \(measurement.conversion.rawValue) measure \(measurement.measure.rawValue) "
        + "safe-area \(measurement.safeArea.rawValue) clamp \(measurement.clamp.rawValue) "
        + "spacing \(measurement.spacing.decimalText) \(measurement.spacingUse.rawValue)"
        + (measurement.ignoresUndocked ? " undocked ignored" : "") + (handler.ignoresForeign ? " foreign ignored" : ""))
    for change in handler.changes { line("change \(change.target.dump(in: scenario)) \(change.mode.rawValue)") }
    line(
      "animate \(handler.animation.dump) layout \(handler.layout.rawValue) delay \(handler.delay.seconds.decimalText)s "
        + "stacking \(handler.stacking.rawValue) restore \(handler.restore.rawValue)")
    if let scroll = handler.scroll {
      line(
        "scroll first-responder in \(scenario.name(of: scroll.scrollView)) margin \(scroll.margin.decimalText) "
          + "coordinates \(scroll.coordinates.rawValue) clock \(scroll.clock.rawValue) limit \(scroll.limit.rawValue) "
          + "keyboard \(scroll.countsKeyboardTwice ? "twice" : "once")")
    }
  }
}

extension KeyboardHeights {
  var dump: String {
    [
      ("plain", plain), ("predictive", predictive), ("emoji", emoji), ("number-pad", numberPad), ("pinyin", pinyin),
      ("third-party", thirdParty),
      ("shortcut-bar", shortcutBar),
    ]
    .map { "\($0) \($1?.decimalText ?? "-")" }.joined(separator: " ")
  }
}

extension Observer.Source {
  var dump: String {
    switch self {
    case .notifications(let names): names.map(\.rawValue).sorted().joined(separator: " ")
    case .component(let name, let phases):
      ([name] + phases.map { "\($0.notification.rawValue) \($0.part.rawValue)" }.sorted()).joined(separator: " ")
    }
  }
}

extension Handler.Change.Target {
  func dump(in scenario: Scenario) -> String {
    switch self {
    case .constraint(let id): "constraint \(scenario.name(of: id))"
    case .contentInset(let id): "content-inset \(scenario.name(of: id))"
    case .indicatorInset(let id): "indicator-inset \(scenario.name(of: id))"
    case .contentOffset(let id): "content-offset \(scenario.name(of: id))"
    case .transform(let id): "transform \(id.map { scenario.name(of: $0) } ?? "view")"
    case .frame(let id): "frame \(id.map { scenario.name(of: $0) } ?? "view")"
    case .additionalSafeArea: "additional-safe-area"
    case .hidden(let id, while: .showing): "hidden \(scenario.name(of: id)) while showing"
    case .hidden(let id, while: .keyboard(let kind)): "hidden \(scenario.name(of: id)) while keyboard \(kind)"
    }
  }
}

extension Handler.Animation {
  var dump: String {
    switch self {
    case .notification: return "notification"
    case .none: return "none"
    case .options(let bits, let duration):
      return "options \(bits)" + (duration.map { " \($0.seconds.decimalText)s" } ?? "")
    case .timing(let timing): return "\(timing.shape.dump) \(timing.duration.seconds.decimalText)s"
    }
  }
}

extension AnimationTiming.Shape {
  var dump: String {
    switch self {
    case .bezier(let curve):
      "bezier(\(curve.x1.decimalText), \(curve.y1.decimalText), \(curve.x2.decimalText), \(curve.y2.decimalText))"
    case .spring(let spring):
      "spring(\(spring.mass.decimalText), \(spring.stiffness.decimalText), \(spring.damping.decimalText), "
        + "\(spring.initialVelocity.decimalText))"
    }
  }
}
