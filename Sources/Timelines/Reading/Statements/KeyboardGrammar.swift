/// What a timeline and a panel can both say of the keyboard.
func keyboardForms<Owner>(
  _ path: WritableKeyPath<Owner, Timeline.KeyboardSettings> & Sendable
) -> [Form<Owner>] {
  [
    Form("latency", "TIME") { reader, owner in
      owner[keyPath: path].latency = reader.required(.seconds)
    },
    Form("predictive-bar", "on | off") { reader, owner in
      owner[keyPath: path].hasPredictiveBar = reader.required(.onOff)
    },
    Form("cross-fade", "on | off") { reader, owner in
      owner[keyPath: path].prefersCrossFade = reader.required(.onOff)
    },
    Form("keyboard", "KIND", repeats: true, block: .required) { reader, owner in
      guard let kind = reader.required(.keyboardKind) else { return }
      var height = Timeline.KeyboardHeight(kind: kind)
      reader.block(Timeline.KeyboardHeight.grammar, into: &height)
      if owner[keyPath: path].heights.contains(where: { $0.kind.value == kind.value }) {
        reader.reportTwice("keyboard \(kind.value)")
      }
      owner[keyPath: path].heights.append(height)
    },
  ]
}

extension Timeline.KeyboardHeight {
  static let grammar = Grammar<Self>(
    "setting of a keyboard",
    [.setting("height", .points, \.height), .setting("turned-height", .points, \.turnedHeight)])
}
