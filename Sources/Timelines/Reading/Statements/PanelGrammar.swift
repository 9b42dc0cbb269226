extension Timeline.Panel {
  static let grammar = Grammar<Self>(
    "setting of a panel",
    [
      Form("observers", "HANDLER …") { reader, panel in
        panel.observers = reader.list(.observer)
      },
      .system(\.system),
      .elementPin(\.pins),
      .guide(\.guide),
      .positions,
      .setting("track", .element, \.tracked),
      .setting("spacing", .points, \.spacing),
    ] + keyboardForms(\.keyboard))
}
