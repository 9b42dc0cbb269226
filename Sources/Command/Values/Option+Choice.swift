extension Option where Value: CaseIterable & RawRepresentable<String> {
  /// One of a few words; the help names them all.
  init(choice name: String, _ placeholder: String, _ help: String, standard: Value) {
    self.init(choice: name, placeholder, help, standard: standard.rawValue)
  }

  /// The same, where what holds without the option is not one of the words.
  init(choice name: String, _ placeholder: String, _ help: String, standard: String) {
    let words = Value.allCases.map(\.rawValue)
    self.init(name, placeholder, "\(help): \(enumeration(words, "or"))", standard: standard) {
      text throws(ValueError) in
      if let value = Value(rawValue: text) { return value }
      throw ValueError("'\(text)' is not known here; write \(enumeration(words.map { "'\($0)'" }, "or"))")
    }
  }
}

/// `a, b or c`
func enumeration(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
