extension Timeline.Handler {
  static let grammar = Grammar<Self>(
    "setting of a handler", observing + measuring + changing + moving)

  private static let observing: [Form<Self>] = [
    .setting("on", .screen, \.screen),
    Form("observe", "NOTIFICATION … | COMPONENT [NOTIFICATION (begin | end)] …") { reader, handler in
      handler.observes = reader.list(.notification)
    },
    .setting("lifetime", .choice(of: Lifetime.self), \.lifetime),
    .setting("undocked", .choice(of: Obedience.self), \.undocked),
    .setting("foreign", .choice(of: Obedience.self), \.foreign),
  ]

  private static let measuring: [Form<Self>] = [
    .setting("convert", .choice(of: Conversion.self), \.conversion),
    .setting("measure", .choice(of: Measure.self), \.measure),
    .setting("safe-area", .choice(of: SafeAreaUse.self), \.safeArea),
    .setting("clamp", .choice(of: Clamp.self), \.clamp),
    Form("spacing", "LENGTH [shown | always]") { reader, handler in
      guard let distance = reader.required(.points) else { return }
      handler.spacing = Timeline.Spacing(distance: distance, use: reader.optional(.choice(of: SpacingUse.self)))
    },
  ]

  private static let changing: [Form<Self>] = [
    Form("change", "CHANGE", repeats: true) { reader, handler in
      var change = Timeline.Change(range: reader.statement.range)
      reader.phrase(Timeline.Change.grammar, into: &change)
      if !reader.hasFailed { handler.changes.append(change) }
    },
    Form("hide", "ELEMENT while CONDITION", repeats: true) { reader, handler in
      guard let change = Timeline.Change(hiding: &reader) else { return }
      handler.changes.append(change)
    },
    .elementPin(\.pins),
    .setting("restore", .choice(of: Restore.self), \.restore),
  ]

  private static let moving: [Form<Self>] = [
    .setting("layout", .choice(of: LayoutMoment.self), \.layout),
    .setting("delay", .seconds, \.delay),
    Form("animate", "CURVE") { reader, handler in
      var animation = Timeline.Animation.notification
      reader.phrase(Timeline.Animation.grammar, into: &animation)
      if !reader.hasFailed { handler.animation = Located(animation, at: reader.statement.range) }
    },
    .setting("stacking", .choice(of: Stacking.self), \.stacking),
    Form("scroll", "first-responder in LIST", block: .optional) { reader, handler in
      reader.word("first-responder")
      reader.word("in")
      guard let list = reader.required(.scrollView) else { return }
      var scroll = Timeline.ResponderScroll(scrollView: list)
      reader.block(Timeline.ResponderScroll.grammar, into: &scroll)
      handler.scroll = scroll
    },
  ]
}

extension Timeline.ResponderScroll {
  static let grammar = Grammar<Self>(
    "setting of a scroll",
    [
      .setting("margin", .points, \.margin),
      .setting("coordinates", .choice(of: ResponderCoordinates.self), \.coordinates),
      .setting("clock", .choice(of: ScrollClock.self), \.clock),
      .setting("limit", .choice(of: ScrollLimit.self), \.limit),
      .setting("keyboard", .choice(of: KeyboardCount.self), \.keyboard),
    ])
}

extension Timeline.Component {
  static let grammar = Grammar<Self>(
    "setting of a component",
    [
      Form("observe", "NOTIFICATION …") { reader, component in
        component.observes = reader.list(.notification)
      },
      .setting("state", .choice(of: ComponentState.self), \.state),
    ])
}
