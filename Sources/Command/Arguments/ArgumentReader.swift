import Curve7Kit

/// Reads the arguments after a verb against its description and the options that every verb has.
///
/// Options may stand anywhere: `--name value`, `--name=value`, `-o value`, `-ovalue`. `--` ends them; `-` alone is an
/// operand. Reading goes on after an error, so that all of them are reported.
struct ArgumentReader {
  private let verb: Verb
  private let options: [OptionSpec]
  private var rest: ArraySlice<String>
  private var result = Arguments()
  private var errors: [UsageError] = []

  static func read(_ arguments: ArraySlice<String>, for verb: Verb) throws(UsageErrors) -> Arguments {
    var reader = ArgumentReader(verb: verb, options: verb.options + CommonOptions.specs, rest: arguments)
    reader.readAll()
    guard reader.errors.isEmpty else { throw UsageErrors(errors: reader.errors, verb: verb.name) }
    return reader.result
  }

  private init(verb: Verb, options: [OptionSpec], rest: ArraySlice<String>) {
    self.verb = verb
    self.options = options
    self.rest = rest
  }

  private mutating func readAll() {
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        rest = []
      } else if argument.hasPrefix("--") {
        readLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        readShort(argument)
      } else {
        result.operands.append(argument)
      }
    }
    checkOperands()
  }

  private mutating func readLong(_ argument: String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = Suggestion.nearest(to: name, among: options.map(\.name)).map { "--\($0)" }
      return errors.append(.unknownOption("--\(name)", verb: verb.name, nearest: nearest))
    }
    take(option, written: option.flag, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ argument: String) {
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = options.first(where: { $0.letter == letter }) else {
      return errors.append(.unknownOption("-\(letter)", verb: verb.name, nearest: nil))
    }
    let attached = argument.dropFirst(2)
    take(option, written: "-\(letter)", attached: attached.isEmpty ? nil : String(attached))
  }

  private mutating func take(_ option: OptionSpec, written: String, attached: String?) {
    guard let text = value(of: option, written: written, attached: attached) else { return }
    do throws(ValueError) {
      let value = try option.read(text)
      if result.values[option.name] != nil, !option.isRepeatable { errors.append(.repeatedOption(written)) }
      result.values[option.name, default: []].append(value)
    } catch {
      errors.append(.badValue(option: written, error))
    }
  }

  /// The text of the option's value, empty for one that has none; nil when it is missing or too much.
  private mutating func value(of option: OptionSpec, written: String, attached: String?) -> String? {
    guard let placeholder = option.placeholder else {
      if attached != nil { errors.append(.unexpectedValue(option: written)) }
      return attached == nil ? "" : nil
    }
    if let attached { return attached }
    if let next = rest.first, !isOption(next) { return rest.removeFirst() }
    errors.append(.missingValue(option: written, placeholder: placeholder))
    return nil
  }

  /// Whether an argument is an option of this verb and so cannot be the value of the one before; `-` and `-1` can.
  private func isOption(_ argument: String) -> Bool {
    if argument.hasPrefix("--") { return true }
    guard argument.hasPrefix("-"), let letter = argument.dropFirst().first else { return false }
    return options.contains { $0.letter == letter }
  }

  /// Not after other errors: what follows an unknown option may have been its value.
  private mutating func checkOperands() {
    guard errors.isEmpty else { return }
    let range = verb.operands.range
    switch verb.operands {
    case .one(let name), .several(let name):
      if result.operands.isEmpty { errors.append(.missingOperand(verb: verb.name, name: name)) }
    case .none, .optional, .written: break
    }
    if result.operands.count > range.upperBound {
      errors.append(.unexpectedOperand(result.operands[range.upperBound], verb: verb.name))
    }
  }
}
