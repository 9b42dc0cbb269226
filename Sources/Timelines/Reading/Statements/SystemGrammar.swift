import Keyboards

extension Form {
  /// `system NAME { … }`, of a timeline or a panel.
  static func system(_ path: WritableKeyPath<Owner, Timeline.System?> & Sendable) -> Form {
    Form("system", "NAME", block: .optional) { reader, owner in
      guard let id = reader.required(.name("SYSTEM", "a system, like ios-18")) else { return }
      var system = Timeline.System(id: id)
      reader.block(Timeline.System.grammar, into: &system)
      owner[keyPath: path] = system
    }
  }
}

extension Timeline.System {
  static let grammar = Grammar<Self>(
    "setting of a system",
    [
      .posts("height-change", \.heightChange),
      .time("kind-switch", "reports", \.kindSwitchDuration),
      .posts("silent-emoji", \.silentEmoji),
      .posts("field-switch", \.fieldSwitch),
      .choice("interrupted-did", \.interruptedDid),
      .posts("rotation", \.rotation),
      .posts("background", \.background),
      .posts("float", \.float),
      .posts("accessory-return", \.accessoryReturn),
      .choice("drag-completion", after: "reports", \.dragCompletion),
      .choice("handler-block", \.handlerBlock),
      .time("autofill", "after", \.autoFillDelay),
      Form("third-party", "steps COUNT") { reader, system in
        reader.word("steps")
        system.thirdPartySteps = reader.required(.count)
      },
      .setting("animated-scroll", .seconds, \.animatedScrollDuration),
    ])
}

extension Form where Owner == Timeline.System {
  /// `rotation posts WORD`
  fileprivate static func posts<Word>(
    _ keyword: String, _ path: WritableKeyPath<SystemSettings, Word> & Sendable
  ) -> Self where Word: RawRepresentable<String> & CaseIterable & Sendable {
    choice(keyword, after: "posts", path)
  }

  /// A word that goes straight into the settings.
  fileprivate static func choice<Word>(
    _ keyword: String, after word: String? = nil, _ path: WritableKeyPath<SystemSettings, Word> & Sendable
  ) -> Self where Word: RawRepresentable<String> & CaseIterable & Sendable {
    let kind = ArgumentKind.choice(of: Word.self)
    return Form(keyword, [word, kind.notation].compactMap { $0 }.joined(separator: " ")) { reader, system in
      if let word { reader.word(word) }
      guard let value = reader.required(kind)?.value else { return }
      system.choices.append { $0[keyPath: path] = value }
    }
  }

  fileprivate static func time(
    _ keyword: String, _ word: String, _ path: WritableKeyPath<Timeline.System, Located<Double>?> & Sendable
  ) -> Self {
    Form(keyword, "\(word) TIME") { reader, system in
      reader.word(word)
      system[keyPath: path] = reader.required(.seconds)
    }
  }
}
