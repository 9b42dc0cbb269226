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
      Form("height-change", "posts show | change-frame-only") { reader, system in
        reader.word("posts")
        system.heightChange = reader.required(.choice(of: HeightChangePosts.self))
      },
      Form("kind-switch", "reports TIME") { reader, system in
        reader.word("reports")
        system.kindSwitchDuration = reader.required(.seconds)
      },
      .setting("interrupted-did", .choice(of: InterruptedDid.self), \.interruptedDid),
    ])
}
