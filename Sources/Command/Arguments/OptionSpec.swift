/// An option as a verb describes it; parsing, help and error texts all come from this.
struct OptionSpec: Sendable {
  /// Without dashes: `frames`.
  let name: String
  /// `o` where `-o` stands for it.
  let letter: Character?
  /// What the help calls the value; nil for an option without one.
  let placeholder: String?
  /// One phrase, lower case, no full stop.
  let help: String
  /// What holds without the option, as the help says it.
  let standard: String?
  /// Whether it may be given several times.
  let isRepeatable: Bool
  /// Reads the text of a value.
  let read: @Sendable (String) throws(ValueError) -> any Sendable

  /// `--frames`
  var flag: String { "--\(name)" }
}

/// Why the text of a value is not one: a phrase that begins with the text in quotes.
struct ValueError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
