extension Timeline {
  /// Reads statements; what is wrong is reported, and the rest is read all the same.
  public static func read(_ statements: [Statement]) -> (timeline: Timeline, diagnostics: [Diagnostic]) {
    var timeline = Timeline()
    var log = ReadingLog()
    grammar.read(statements, into: &timeline, &log)
    timeline.lostWords = log.lostWords
    return (timeline, log.diagnostics)
  }

  static let grammar = Grammar<Timeline>(
    "statement",
    [
      .setting("timeline", .string, \.title),
      Form("device", "NAME [portrait | landscape]") { reader, timeline in
        guard let id = reader.required(.name("DEVICE", "a device, like iphone-13")) else { return }
        timeline.device = Device(id: id, orientation: reader.optional(.name("ORIENTATION", "an orientation")))
      },
      .system(\.system),
      Form("window", "(split | slide-over | stage-manager) X Y WIDTH HEIGHT") { reader, timeline in
        let kind = reader.required(.choice(of: WindowKind.self))
        guard let kind, let frame = reader.frame() else { return }
        timeline.window = Window(kind: kind, frame: frame, range: reader.statement.range)
      },
      .setting("fps", .count, \.rate),
      .setting("duration", .seconds, \.duration),
      .setting("theme", .name("light | dark", "light or dark"), \.theme),
    ] + keyboardForms(\.keyboard) + structureForms + actionForms)

  private static let structureForms: [Form<Timeline>] = [
    Form("screen", "[NAME]", repeats: true, block: .required, declares: true) { reader, timeline in
      var screen = Screen(name: reader.optional(.newName), range: reader.statement.range)
      reader.block(Screen.grammar, into: &screen)
      timeline.screens.append(screen)
    },
    Form("handler", "NAME [\"CAPTION\"]", repeats: true, block: .required, declares: true) { reader, timeline in
      guard let name = reader.required(.newName) else { return }
      var handler = Handler(name: name, caption: reader.optional(.string), range: reader.statement.range)
      handler.isIncomplete = !reader.block(Handler.grammar, into: &handler)
      timeline.handlers.append(handler)
    },
    Form("component", "NAME [\"CAPTION\"]", repeats: true, block: .required, declares: true) { reader, timeline in
      guard let name = reader.required(.newName) else { return }
      var component = Component(name: name, caption: reader.optional(.string), range: reader.statement.range)
      reader.block(Component.grammar, into: &component)
      timeline.components.append(component)
    },
    Form("panel", "NAME [\"CAPTION\"]", repeats: true, block: .required, declares: true) { reader, timeline in
      guard let name = reader.required(.newName) else { return }
      var panel = Panel(name: name, caption: reader.optional(.string), range: reader.statement.range)
      reader.block(Panel.grammar, into: &panel)
      timeline.panels.append(panel)
    },
    Form("compare", "PANEL …") { reader, timeline in
      timeline.comparison = Comparison(names: reader.list(.panel), range: reader.statement.range)
    },
  ]

  private static let actionForms: [Form<Timeline>] = [
    Form("at", "TIME CUE", repeats: true, block: .optional) { reader, timeline in
      timeline.cues.append(Cue(&reader))
    },
    Form("expect", "PANEL", repeats: true, block: .required) { reader, timeline in
      guard let panel = reader.required(.panel) else { return }
      var expectations = Expectations(panel: panel, range: reader.statement.range)
      reader.block(Expectations.grammar, into: &expectations)
      timeline.expectations.append(expectations)
    },
    Form("direction", block: .required) { reader, timeline in
      var direction = Direction()
      reader.block(Direction.grammar, into: &direction)
      timeline.direction = direction
    },
  ]
}
