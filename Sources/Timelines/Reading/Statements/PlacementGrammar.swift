extension Timeline.Placement {
  /// In a scroll view.
  static let stackedForms: [Form<Timeline.Element>] = [
    .setting("height", .points, \.placement.height),
    .setting("leading", .points, \.placement.leading),
    .setting("trailing", .points, \.placement.trailing),
  ]

  /// In a screen or a container.
  static let forms: [Form<Timeline.Element>] =
    stackedForms + [.pin("top", \.placement.top, .topLines), .pin("bottom", \.placement.bottom, .bottomLines)]
}

extension Form where Owner == Timeline.Element {
  fileprivate static func pin(
    _ keyword: String, _ path: WritableKeyPath<Timeline.Element, Timeline.Pin?> & Sendable,
    _ lines: Grammar<Timeline.Pin>
  ) -> Self {
    Form(keyword, "LINE") { reader, element in
      var pin = Timeline.Pin(range: reader.statement.range)
      reader.phrase(lines, into: &pin)
      if !reader.hasFailed { element[keyPath: path] = pin }
    }
  }
}

extension Grammar where Owner == Timeline.Pin {
  static let topLines = Grammar("line for a top edge", group: "line", commonLines + [sibling("below")])
  static let bottomLines = Grammar("line for a bottom edge", group: "line", commonLines + [sibling("above")])

  private static let commonLines: [Form<Timeline.Pin>] = [
    line("view", .view), line("safe-area", .safeArea), line("keyboard-layout-guide", .keyboardLayoutGuide),
  ]

  private static func line(_ keyword: String, _ line: Timeline.Pin.Line) -> Form<Timeline.Pin> {
    Form(keyword, "[LENGTH]") { reader, pin in
      pin.line = line
      pin.distance = reader.optional(.points)
    }
  }

  private static func sibling(_ keyword: String) -> Form<Timeline.Pin> {
    Form(keyword, "ELEMENT [LENGTH]") { reader, pin in
      guard let element = reader.required(.element) else { return }
      pin.line = .sibling(element)
      pin.distance = reader.optional(.points)
    }
  }
}

extension Form {
  /// `pin ELEMENT LINE`, of a handler or a panel. The element is looked up although the line may be wrong.
  static func elementPin(_ path: WritableKeyPath<Owner, [Timeline.ElementPin]> & Sendable) -> Form {
    Form("pin", "ELEMENT LINE", repeats: true) { reader, owner in
      guard let element = reader.required(.element) else { return }
      var pin = Timeline.Pin(range: reader.statement.range)
      reader.phrase(.bottomLines, into: &pin)
      owner[keyPath: path].append(Timeline.ElementPin(element: element, pin: pin))
    }
  }
}
