extension Option where Value == String {
  /// Any text but an empty one.
  static func text(_ name: String, _ placeholder: String, _ help: String, standard: String? = nil) -> Option {
    Option(name, placeholder, help, standard: standard) { text throws(ValueError) in
      if text.isEmpty { throw ValueError("'' is no \(placeholder.lowercased())") }
      return text
    }
  }
}
