/// A JSON value whose objects keep the order of their members.
public indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  /// Written as ``Swift/Double/decimalText``; infinities and NaN, which JSON does not have, are written as null.
  case number(Double)
  case string(String)
  case array([JSON])
  case object([Member])

  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: JSON

    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value on one line.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isFinite ? value.decimalText : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, between: ("[", "]"), to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: ("{", "}"), to: &text) { member, text in
        Self.write(member.name, to: &text)
        text += ": "
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Part>(
    _ parts: [Part], between marks: (String, String), to text: inout String, part write: (Part, inout String) -> Void
  ) {
    text += marks.0
    for (index, part) in parts.enumerated() {
      if index > 0 { text += ", " }
      write(part, &text)
    }
    text += marks.1
  }

  /// A string in quotes, with everything escaped that RFC 8259 §7 wants escaped.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0"..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(stringLiteral value: String) {
    self = .string(value)
  }

  public init(arrayLiteral elements: JSON...) {
    self = .array(elements)
  }

  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
