extension Timeline.Screen {
  static let grammar = Grammar<Self>(
    "setting of a screen",
    [
      Form("frame", "X Y WIDTH HEIGHT") { reader, screen in
        screen.frame = reader.frame()
      },
      .bar("navigation-bar", \.navigationBar),
      .bar("tab-bar", \.tabBar),
      Form("sheet", "(form | page) [WIDTH HEIGHT]") { reader, screen in
        guard let kind = reader.required(.choice(of: SheetKind.self)) else { return }
        let width = reader.optional(.points)
        screen.sheet = Timeline.Sheet(kind: kind, width: width, height: width.flatMap { _ in reader.required(.points) })
      },
      Form("input-accessory", "[NAME] [\"PLACEHOLDER\"]", block: .required, declares: true) { reader, screen in
        var element = Timeline.Element(.inputBar, range: reader.statement.range)
        element.name = reader.optional(.newName)
        element.text = reader.optional(.string)
        reader.block(.accessory, into: &element)
        screen.accessory = element
      },
      .guide(\.guide),
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

extension Grammar where Owner == Timeline.Element {
  /// Of the controller's input accessory view.
  static let accessory = Grammar(
    "setting of an input accessory view", group: "setting of an element",
    [.setting("height", .points, \.placement.height), .setting("keyboard", .keyboardKind, \.keyboard)])
}

extension Form {
  /// `keyboard-layout-guide { … }`, of a screen or a panel.
  static func guide(_ path: WritableKeyPath<Owner, Timeline.Guide?> & Sendable) -> Form {
    Form("keyboard-layout-guide", block: .required) { reader, owner in
      var guide = Timeline.Guide(range: reader.statement.range)
      reader.block(Timeline.Guide.grammar, into: &guide)
      owner[keyPath: path] = guide
    }
  }
}

extension Timeline.Guide {
  static let grammar = Grammar<Self>(
    "setting of a layout guide",
    [
      .setting("follows-undocked", .onOff, \.followsUndocked),
      .setting("uses-bottom-safe-area", .onOff, \.usesBottomSafeArea),
      .setting("dismiss-padding", .points, \.dismissPadding),
    ])
}
