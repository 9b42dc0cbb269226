extension Timeline.Screen {
  static let grammar = Grammar<Self>(
    "setting of a screen",
    [
      Form("frame", "X Y WIDTH HEIGHT") { reader, screen in
        let (x, y) = (reader.required(.points), reader.required(.points))
        let (width, height) = (reader.required(.points), reader.required(.points))
        guard let x, let y, let width, let height else { return }
        screen.frame = Timeline.Frame(x: x, y: y, width: width, height: height)
      },
      .bar("navigation-bar", \.navigationBar),
      .bar("tab-bar", \.tabBar),
    ] + Timeline.Element.forms(.placed, into: \.elements))
}

extension Form where Owner == Timeline.Screen {
  fileprivate static func bar(
    _ keyword: String, _ path: WritableKeyPath<Timeline.Screen, Timeline.Bar?> & Sendable
  ) -> Self {
    Form(keyword, "[\"TITLE\"]", block: .optional) { reader, screen in
      var bar = Timeline.Bar(title: reader.optional(.string), range: reader.statement.range)
      reader.block(Timeline.Bar.grammar, into: &bar)
      screen[keyPath: path] = bar
    }
  }
}

extension Timeline.Bar {
  static let grammar = Grammar<Self>(
    "setting of a bar", [.flag("opaque", \.isOpaque), .setting("height", .points, \.height)])
}
