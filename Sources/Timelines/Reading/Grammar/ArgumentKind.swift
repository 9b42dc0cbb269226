/// One sort of argument: how it is written, what it is called, and how a term becomes its value.
struct ArgumentKind<Value: Sendable>: Sendable {
  /// As in the reference: `T`, `on | off`.
  let notation: String
  /// With an example: `a length, like 44pt`.
  let description: String
  /// The words it chooses from; empty when it takes anything of its sort.
  var choices: [String] = []
  let sort: ArgumentSort
  /// Nil when the term is something else.
  let value: @Sendable (Term.Value) -> Value?

  /// Whether a term is of the sort, though perhaps not one of the choices or of the unit: an optional argument that
  /// is not there is told from one that is wrong.
  func resembles(_ term: Term.Value) -> Bool {
    switch (term, sort) {
    case (.quantity, .number), (.relative, .number), (.word, .word), (.string, .string), (.invalid, _): true
    case (.quantity, _), (.relative, _), (.word, _), (.string, _), (.call, _): false
    }
  }
}

/// What a term has to be at least.
enum ArgumentSort: Hashable, Sendable {
  case word
  case string
  case number(Unit)
}

extension ArgumentKind where Value == Double {
  static func quantity(_ notation: String, _ description: String, _ unit: Unit) -> Self {
    ArgumentKind(notation: notation, description: description, sort: .number(unit)) { term in
      guard case .quantity(let number, let given) = term else { return nil }
      return given == unit || (number == 0 && given == .none) ? number : nil
    }
  }

  static let points = quantity("LENGTH", "a length, like 44pt", .points)
  static let seconds = quantity("TIME", "a time, like 0.25s", .seconds)
  static let number = quantity("NUMBER", "a plain number, like 2", .none)
  static let count = quantity("COUNT", "a count, like 14", .none)
}

extension ArgumentKind where Value == String {
  static let string = ArgumentKind(notation: "\"TEXT\"", description: "a text in quotes", sort: .string) { term in
    guard case .string(let text) = term else { return nil }
    return text
  }

  /// A name that is looked up when the timeline is resolved.
  static func name(_ notation: String, _ description: String) -> Self {
    ArgumentKind(notation: notation, description: description, sort: .word) { term in
      guard case .word(let word) = term else { return nil }
      return word
    }
  }

  static let newName = name("NAME", "a name")
  static let element = name("ELEMENT", "the name of an element")
  static let scrollView = name("LIST", "the name of a scroll view")
  static let screen = name("SCREEN", "the name of a screen")
  static let keyboardKind = name("KIND", "a kind of keyboard, like emoji")
  static let notification = name("NOTIFICATION", "a notification, like will-show")
  static let observer = name("HANDLER", "the name of a handler")
  static let panel = name("PANEL", "the name of a panel")
}

extension ArgumentKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words of an enumeration.
  static func choice(of type: Value.Type) -> Self {
    let words = type.allCases.map(\.rawValue)
    return ArgumentKind(
      notation: words.joined(separator: " | "), description: "one of: " + words.joined(separator: ", "),
      choices: words, sort: .word
    ) { term in
      guard case .word(let word) = term else { return nil }
      return Value(rawValue: word)
    }
  }
}

extension ArgumentKind where Value == Switch {
  static let onOff = choice(of: Switch.self)
}
