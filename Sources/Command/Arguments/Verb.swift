/// Something the command does, described as a value: the arguments it takes, its help, and what runs.
struct Verb: Sendable {
  let name: String
  /// One phrase, lower case, no full stop.
  let summary: String
  let operands: Operands
  let options: [OptionSpec]
  let example: Example
  let run: @Sendable (Arguments, Context) async throws -> ExitCode

  /// What stands beside the options.
  enum Operands: Hashable, Sendable {
    case none
    case optional(String)
    case one(String)
    case two(String, String)
    case several(String)

    /// As the usage line writes it.
    var text: String {
      switch self {
      case .none: ""
      case .optional(let name): " [\(name)]"
      case .one(let name): " \(name)"
      case .two(let first, let second): " \(first) \(second)"
      case .several(let name): " \(name)…"
      }
    }

    var range: ClosedRange<Int> {
      switch self {
      case .none: 0...0
      case .optional: 0...1
      case .one: 1...1
      case .two: 2...2
      case .several: 1...Int.max
      }
    }
  }

  /// A command line that can be typed as it stands.
  struct Example: Hashable, Sendable {
    let command: String
    /// What it does, one phrase.
    let effect: String
  }
}
