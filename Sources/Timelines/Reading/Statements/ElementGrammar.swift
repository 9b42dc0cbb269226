extension Timeline.Element {
  /// What an element stands in decides what can be said of its place.
  enum Surroundings: Sendable {
    /// A screen or a container: pinned to lines.
    case placed
    /// A scroll view: one below the other.
    case stacked

    fileprivate var kinds: [Kind] {
      Kind.allCases.filter { self == .stacked || !$0.isContent }
    }
  }

  /// The elements as statements.
  static func forms<Holder>(
    _ surroundings: Surroundings, into path: WritableKeyPath<Holder, [Self]> & Sendable
  ) -> [Form<Holder>] {
    surroundings.kinds.map { kind in
      Form(
        kind.rawValue, kind.notation, repeats: true, block: kind.hasBlock ? .optional : .none, declares: true
      ) { reader, holder in
        var element = Self(kind, range: reader.statement.range)
        kind.readArguments(&reader, into: &element)
        reader.block(grammar(of: kind, surroundings), into: &element)
        holder[keyPath: path].append(element)
      }
    }
  }

  /// What can stand in an element's block.
  static func grammar(of kind: Kind, _ surroundings: Surroundings) -> Grammar<Self> {
    let isStacked = surroundings == .stacked
    return Grammar(
      "setting of \(kind.withArticle)" + (isStacked && !kind.isContent ? " in a scroll view" : ""),
      group: "setting of an element",
      (kind.isContent ? [] : isStacked ? Timeline.Placement.stackedForms : Timeline.Placement.forms) + kind.forms)
  }
}

extension Timeline.Element.Kind {
  /// Whether it can only stand in a scroll view.
  fileprivate var isContent: Bool {
    switch self {
    case .bubbles, .rows, .space: true
    case .scrollView, .textField, .inputBar, .button, .label, .image, .container: false
    }
  }

  fileprivate var hasBlock: Bool { self != .bubbles && self != .space }

  fileprivate var notation: String {
    switch self {
    case .scrollView, .image, .container: "[NAME]"
    case .textField, .inputBar: "[NAME] [\"PLACEHOLDER\"]"
    case .button: "[NAME] [\"TITLE\"]"
    case .label: "[NAME] [\"TEXT\"]"
    case .bubbles, .rows: "COUNT"
    case .space: "LENGTH"
    }
  }

  fileprivate func readArguments(_ reader: inout StatementReader, into element: inout Timeline.Element) {
    switch self {
    case .scrollView, .image, .container:
      element.name = reader.optional(.newName)
    case .textField, .inputBar, .button, .label:
      element.name = reader.optional(.newName)
      element.text = reader.optional(.string)
    case .bubbles, .rows:
      element.count = reader.required(.count)
    case .space:
      element.placement.height = reader.required(.points)
    }
  }

  /// Settings and children beside the placement.
  fileprivate var forms: [Form<Timeline.Element>] {
    switch self {
    case .scrollView: Timeline.Element.scrollForms + Timeline.Element.forms(.stacked, into: \.elements)
    case .container: Timeline.Element.forms(.placed, into: \.elements)
    case .textField, .inputBar:
      [
        .setting("keyboard", .keyboardKind, \.keyboard), .setting("accessory", .points, \.accessoryHeight),
        .flag("secure", \.isSecure),
      ]
    case .label: [.flag("hidden", \.isHidden)]
    case .rows: [.setting("height", .points, \.placement.height)]
    case .button, .image, .bubbles, .space: []
    }
  }
}

extension Timeline.Element {
  fileprivate static let scrollForms: [Form<Timeline.Element>] = [
    Form("inset", "(top | bottom) LENGTH", repeats: true) { reader, element in
      let edge = reader.required(.choice(of: VerticalEdge.self))
      guard let edge, let length = reader.required(.points) else { return }
      let path = edge.value == .top ? \Timeline.Element.insets.top : \.insets.bottom
      if element[keyPath: path] != nil { reader.reportTwice("inset \(edge.value.rawValue)") }
      element[keyPath: path] = length
    },
    .setting("adjust-safe-area", .onOff, \.adjustsForSafeArea),
    .setting("dismiss-mode", .choice(of: DismissMode.self), \.dismissMode),
    Form("start", "top | bottom | LENGTH") { reader, element in
      if let offset = reader.optional(.points) {
        element.start = Located(.offset(offset.value), at: offset.range)
      } else if let edge = reader.required(.choice(of: VerticalEdge.self)) {
        element.start = Located(edge.value == .top ? .top : .bottom, at: edge.range)
      }
    },
  ]

  private enum VerticalEdge: String, CaseIterable, Sendable {
    case top, bottom
  }
}
