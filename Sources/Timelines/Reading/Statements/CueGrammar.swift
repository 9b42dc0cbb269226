import Keyboards

extension Timeline.Cue {
  static let grammar = Grammar<Timeline.Action>(
    "cue", responderForms + keyboardForms + deviceForms + pageForms + [notifyForm])

  private static let responderForms: [Form<Timeline.Action>] = [
    named("tap", .tapped) { .tap($0) },
    named("focus", .element) { .focus($0) },
    plain("become-first-responder", .becomeFirstResponder),
    Form("dismiss", "[at-once]") { reader, action in action = .dismiss(atOnce: reader.skip("at-once")) },
    Form("drag", "LIST from LENGTH to LENGTH [to LENGTH …] for TIME") { reader, action in
      if let drag = reader.drag() { action = .drag(drag) }
    },
  ]

  private static let keyboardForms: [Form<Timeline.Action>] = [
    Form("keyboard", "KIND [height LENGTH]") { reader, action in
      guard let kind = reader.required(.keyboardKind) else { return }
      action = .keyboard(kind, height: reader.height())
    },
    Form("predictive-bar", "(on | off) [height LENGTH]") { reader, action in
      guard let state = reader.required(.onOff) else { return }
      action = .predictiveBar(state, height: reader.height())
    },
    Form("autofill-bar", "on | off") { reader, action in
      if let state = reader.required(.onOff) { action = .autoFillBar(state) }
    },
    Form("hardware-keyboard", "on | off") { reader, action in
      if let state = reader.required(.onOff) { action = .hardwareKeyboard(state) }
    },
    placing("dock", .docked), placing("undock", .undocked), placing("split", .split),
    plain("float", .place(.floating, byGesture: true)),
    Form("move-keyboard", "X Y") { reader, action in
      let (x, y) = (reader.required(.points), reader.required(.points))
      if let x, let y { action = .moveKeyboard(x: x, y: y) }
    },
    Form("foreign-keyboard", "show LENGTH | hide") { reader, action in
      if reader.skip("hide") {
        action = .foreignKeyboard(height: nil)
      } else {
        reader.word("show")
        if let height = reader.required(.points) { action = .foreignKeyboard(height: height) }
      }
    },
  ]

  private static let deviceForms: [Form<Timeline.Action>] = [
    named("rotate", .orientation) { .rotate($0) },
    named("wake", .orientation) { .wake($0) },
    plain("background", .background), plain("foreground", .foreground),
    plain("switch-multitasking", .switchMultitasking),
  ]

  private static let pageForms: [Form<Timeline.Action>] = [
    Form("push", "SCREEN [focus ELEMENT]") { reader, action in
      guard let screen = reader.required(.screen) else { return }
      action = .push(screen, focus: reader.skip("focus") ? reader.required(.element) : nil)
    },
    plain("pop", .pop),
    Form("swipe-back", ArgumentKind.choice(of: SwipeBack.self).notation) { reader, action in
      if let part = reader.required(.choice(of: SwipeBack.self)) { action = .swipeBack(part) }
    },
    plain("present-alert", .presentAlert), plain("close-alert", .closeAlert),
    Form("scroll", "LIST LENGTH") { reader, action in
      guard let list = reader.required(.scrollView), let offset = reader.required(.points) else { return }
      action = .scroll(list, offset: offset)
    },
  ]

  private static let notifyForm = Form<Timeline.Action>("notify", "NOTIFICATION", block: .required) { reader, action in
    guard let name = reader.required(.notification) else { return }
    var post = Timeline.RawNotification(name: name, range: reader.statement.range)
    if reader.block(Timeline.RawNotification.grammar, into: &post) { action = .notify(post) }
  }

  /// `at TIME CUE`; without time or action, a cue that nothing is known of.
  init(_ reader: inout StatementReader) {
    let relative = reader.relativeSeconds()
    let time = relative ?? reader.required(.seconds)
    var action = Timeline.Action.unreadable
    reader.phrase(Self.grammar, into: &action)
    self.init(
      time: time ?? Located(0, at: reader.statement.range), isRelative: relative != nil || time == nil,
      action: reader.hasFailed ? .unreadable : action, range: reader.statement.range)
  }
}

// MARK: - Kinds of forms

extension Timeline.Cue {
  private static func named(
    _ keyword: String, _ kind: ArgumentKind<String>,
    _ make: @escaping @Sendable (Located<String>) -> Timeline.Action
  ) -> Form<Timeline.Action> {
    Form(keyword, kind.notation) { reader, action in
      if let name = reader.required(kind) { action = make(name) }
    }
  }

  private static func plain(_ keyword: String, _ cue: Timeline.Action) -> Form<Timeline.Action> {
    Form(keyword) { _, action in action = cue }
  }

  private static func placing(_ keyword: String, _ placement: ShownKeyboard.Placement) -> Form<Timeline.Action> {
    Form(keyword, "[by-gesture]") { reader, action in
      action = .place(placement, byGesture: reader.skip("by-gesture"))
    }
  }
}

extension StatementReader {
  /// `+0.3s`
  fileprivate mutating func relativeSeconds() -> Located<Double>? {
    guard let term = upcoming, case .relative(let number, .seconds) = term.value else { return nil }
    _ = takeTerm()
    return Located(number, at: term.range)
  }

  fileprivate mutating func height() -> Located<Double>? {
    skip("height") ? required(.points) : nil
  }

  fileprivate mutating func drag() -> Timeline.Drag? {
    let list = required(.scrollView)
    word("from")
    var path = [required(.points)]
    word("to")
    repeat { path.append(required(.points)) } while skip("to")
    word("for")
    let duration = required(.seconds)
    guard let list, let duration, !path.contains(where: { $0 == nil }) else { return nil }
    return Timeline.Drag(scrollView: list, path: path.compactMap { $0 }, duration: duration)
  }
}

extension ArgumentKind where Value == String {
  fileprivate static let tapped = name("(ELEMENT | outside)", "the name of an element, or 'outside'")
  fileprivate static let orientation = name("portrait | landscape", "portrait or landscape")
}
