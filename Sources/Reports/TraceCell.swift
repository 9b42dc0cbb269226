import Units

/// One cell of a trace.
enum TraceCell: Hashable, Sendable {
  case text(String)
  case number(Double)
  /// Not known here: nothing is tracked, or the element is not on screen.
  case empty

  init(_ number: Double?) {
    self = number.map(TraceCell.number) ?? .empty
  }

  /// In CSV; an empty cell is an empty field.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.decimalText
    case .empty: ""
    }
  }

  var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .empty: .null
    }
  }
}
