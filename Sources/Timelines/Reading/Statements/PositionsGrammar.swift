extension Timeline.PositionsFile {
  static let grammar = Grammar<Self>(
    "setting of positions",
    [
      .setting("offset", .seconds, \.offset),
      .setting("fps", .count, \.rate),
      .setting("scale", .number, \.scale),
      .setting("panel", .string, \.series),
    ])
}

extension Form where Owner == Timeline.Panel {
  /// `positions "FILE" { … }`
  static var positions: Form {
    Form("positions", "\"FILE\"", block: .optional) { reader, panel in
      guard let path = reader.required(.string) else { return }
      var positions = Timeline.PositionsFile(path: path)
      reader.block(Timeline.PositionsFile.grammar, into: &positions)
      panel.positions = positions
    }
  }
}
