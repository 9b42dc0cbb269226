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
    case several(String)
    /// As the usage line writes it; the verb itself looks whether they are too few or too many.
    case written(String)

    /// As the usage line writes it.
    var text: String {
      switch self {
      case .none: ""
      case .optional(let name): " [\(name)]"
      case .one(let name): " \(name)"
      case .several(let name): " \(name)…"
      case .written(let text): " \(text)"
      }
    }

    var range: ClosedRange<Int> {
      switch self {
      case .none: 0...0
      case .optional: 0...1
      case .one: 1...1
      case .several: 1...Int.max
      case .written: 0...Int.max
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
