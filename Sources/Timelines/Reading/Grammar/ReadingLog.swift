/// What reading found wrong, and what it had to leave out.
struct ReadingLog {
  var diagnostics: [Diagnostic] = []
  /// Every word in statements that could not be read. What they would have named is not reported as missing.
  var lostWords: Set<String> = []

  /// Notes a statement that is left out with all that stands in it.
  mutating func lose(_ statement: Statement) {
    for case .word(let word) in statement.arguments.map(\.value) { lostWords.insert(word) }
    for inner in statement.block ?? [] { lose(inner) }
  }
}
