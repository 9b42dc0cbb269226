extension Option where Value == [String] {
  /// Names with commas between them; several such options add up.
  init(names name: String, _ placeholder: String, _ help: String) {
    self.init(name, placeholder, "\(help); repeat it, or use commas, for more", isRepeatable: true) {
      text throws(ValueError) in
      let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard !names.contains("") else { throw ValueError("'\(text)' has an empty name") }
      return names
    }
  }
}
