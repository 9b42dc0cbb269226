extension Option where Value == String {
  /// A commit by any name that git knows it by.
  static func revision(_ name: String, _ help: String, standard: String? = nil) -> Option {
    Option(name, "REV", help, standard: standard) { text throws(ValueError) in
      if text.isEmpty { throw ValueError("'' names no revision") }
      return text
    }
  }
}
