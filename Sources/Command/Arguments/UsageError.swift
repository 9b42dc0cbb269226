/// What is wrong with a command line.
enum UsageError: Error, Hashable {
  case unknownVerb(String, nearest: String?)
  /// `option` with its dashes; `verb` is nil where none was named.
  case unknownOption(String, verb: String?, nearest: String?)
  case missingValue(option: String, placeholder: String)
  /// An option without a value was given one with `=`.
  case unexpectedValue(option: String)
  case badValue(option: String, ValueError)
  case repeatedOption(String)
  case missingOperand(verb: String, name: String)
  /// One too many.
  case unexpectedOperand(String, verb: String)
  /// Two settings that cannot stand together, in words.
  case conflict(String)
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownVerb(let verb, let nearest):
      "'\(verb)' is neither a verb nor a file" + suggestion(nearest)
    case .unknownOption(let option, let verb?, let nearest):
      "'\(verb)' has no option '\(option)'" + suggestion(nearest)
    case .unknownOption(let option, nil, let nearest): "there is no option '\(option)'" + suggestion(nearest)
    case .missingValue(let option, let placeholder): "'\(option)' needs a value: \(option) \(placeholder)"
    case .unexpectedValue(let option): "'\(option)' takes no value"
    case .badValue(let option, let error): "\(option): \(error.message)"
    case .repeatedOption(let option): "'\(option)' is given twice; give it once"
    case .missingOperand(let verb, let name): "'\(verb)' needs a \(name): curve7 \(verb) \(name)"
    case .unexpectedOperand(let operand, let verb): "'\(verb)' does not take '\(operand)'"
    case .conflict(let message): message
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

/// All that is wrong with one command line, never empty.
struct UsageErrors: Error, Hashable {
  let errors: [UsageError]
  /// Whose help explains it.
  let verb: String?
}
