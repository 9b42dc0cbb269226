extension Timeline.Direction {
  static let grammar = Grammar<Self>("setting of a direction", pacingForms + markForms + pictureForms)

  private static let span = Timeline.Span.notation

  private static let pacingForms: [Form<Self>] = [
    Form("slow", "FACTOR \(span)", repeats: true) { reader, direction in
      let (speed, span) = (reader.required(.factor), reader.span())
      guard let speed else { return }
      direction.slowMotions.append(SlowMotion(speed: speed, span: span, range: reader.statement.range))
    },
    Form("hold", "TIME for TIME", repeats: true) { reader, direction in
      let moment = reader.required(.seconds).map { Moment.time($0) }
      direction.add(&reader, at: moment, showsGap: false)
    },
    Form("freeze", "(worst [PANEL] | TIME) for TIME", repeats: true) { reader, direction in
      let moment = reader.frozenMoment()
      direction.add(&reader, at: moment, showsGap: true)
    },
    Form("zoom", "(ELEMENT [FACTOR] | X Y WIDTH HEIGHT) \(span)", repeats: true) { reader, direction in
      guard let subject = reader.zoomed() else { return }
      direction.zooms.append(Zoom(subject: subject, span: reader.span(), range: reader.statement.range))
    },
    Form("chapter", "NAME [\"TITLE\"] at TIME", repeats: true) { reader, direction in
      guard let name = reader.required(.newName) else { return }
      let title = reader.optional(.string)
      reader.word("at")
      guard let time = reader.required(.seconds) else { return }
      direction.chapters.append(Chapter(name: name, title: title, time: time))
    },
    Form("loop", "forever | once | COUNT times") { reader, direction in
      let range = reader.statement.range
      if reader.skip("forever") {
        direction.loop = Located(.forever, at: range)
      } else if let count = reader.times() {
        direction.loop = Located(.times(count.value), at: count.range)
      }
    },
  ]

  private static let markForms: [Form<Self>] = [
    Form("caption", "\"TEXT\" \(span)", repeats: true) { reader, direction in
      guard let text = reader.required(.string) else { return }
      direction.captions.append(Caption(text: text, span: reader.span(), range: reader.statement.range))
    },
    mark("highlight", "(ELEMENT | keyboard)") { reader in
      reader.required(.name("(ELEMENT | keyboard)", "the name of an element, or 'keyboard'")).map { .highlight($0) }
    },
    mark("measure", "EDGE to EDGE") { reader in reader.edges().map { .measure($0, $1) } },
    mark("arrow", "EDGE to EDGE") { reader in reader.edges().map { .arrow($0, $1) } },
    mark("note", "\"TEXT\" at EDGE") { reader in
      guard let text = reader.required(.string) else { return nil }
      reader.word("at")
      return reader.edge().map { .note(text, $0) }
    },
  ]

  private static let pictureForms: [Form<Self>] = [
    .setting("size", .points, \.width),
    .setting("style", .choice(of: PictureStyle.self), \.style),
    .setting("taps", .onOff, \.taps),
    Form("color", "ROLE \"#RRGGBB\"", repeats: true) { reader, direction in
      let role = reader.required(.choice(of: ColorRole.self))
      guard let value = reader.required(.string), let role else { return }
      if direction.colors.contains(where: { $0.role.value == role.value }) {
        reader.reportTwice("color \(role.value.rawValue)")
      }
      direction.colors.append(Color(role: role, value: value))
    },
  ]

  private static func mark(
    _ keyword: String, _ notation: String, _ kind: @escaping @Sendable (inout StatementReader) -> Mark.Kind?
  ) -> Form<Self> {
    Form(keyword, "\(notation) [in PANEL] \(span)", repeats: true) { reader, direction in
      guard let kind = kind(&reader) else { return }
      let panel = reader.skip("in") ? reader.required(.panel) : nil
      direction.marks.append(Mark(kind: kind, panel: panel, span: reader.span()))
    }
  }

  private mutating func add(_ reader: inout StatementReader, at moment: Moment?, showsGap: Bool) {
    reader.word("for")
    guard let length = reader.required(.seconds), let moment else { return }
    pauses.append(Pause(moment: moment, length: length, showsGap: showsGap, range: reader.statement.range))
  }
}

extension StatementReader {
  /// `worst`, `worst PANEL` or a time.
  fileprivate mutating func frozenMoment() -> Timeline.Direction.Moment? {
    guard let term = upcoming, term.value == .word("worst") else {
      return required(.seconds).map { .time($0) }
    }
    _ = takeTerm()
    return .worst(panel: upcoming?.value == .word("for") ? nil : optional(.panel), range: term.range)
  }

  /// `ELEMENT [FACTOR]`, or `X Y WIDTH HEIGHT`.
  fileprivate mutating func zoomed() -> Timeline.Direction.Zoom.Subject? {
    guard case .quantity = upcoming?.value else {
      return required(.element).map { .element($0, factor: optional(.factor)) }
    }
    return frame().map { .frame($0) }
  }

  /// `EDGE to EDGE`
  fileprivate mutating func edges() -> (Timeline.Direction.Edge, Timeline.Direction.Edge)? {
    let first = edge()
    word("to")
    guard let second = edge(), let first else { return nil }
    return (first, second)
  }

  /// `keyboard-top`, `top ELEMENT` or `bottom ELEMENT`.
  fileprivate mutating func edge() -> Timeline.Direction.Edge? {
    switch required(.choice(of: EdgeWord.self))?.value {
    case .keyboardTop: return .keyboardTop
    case .top: return required(.element).map { .top($0) }
    case .bottom: return required(.element).map { .bottom($0) }
    case nil:
      // What follows an unknown word is the element that it was to be of.
      if case .word(let word) = upcoming?.value, !["to", "in", "from"].contains(word) { _ = takeTerm() }
      return nil
    }
  }
}

private enum EdgeWord: String, CaseIterable, Sendable {
  case top, bottom
  case keyboardTop = "keyboard-top"
}

extension ArgumentKind where Value == Double {
  fileprivate static let factor = quantity("FACTOR", "a factor, like 2x", .times)
}
