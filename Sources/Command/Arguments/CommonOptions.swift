/// The options that every verb has.
enum CommonOptions {
  static let quiet = Option<Bool>(flag: "quiet", "print results and errors only")
  static let color = Option<ColorChoice>(choice: "color", "WHEN", "color errors", standard: .auto)
  static let help = Option<Bool>(flag: "help", letter: "h", "print this help")
  /// Stands in place of a verb.
  static let version = Option<Bool>(flag: "version", "print the version")
  static let specs = [quiet.spec, color.spec, help.spec]
}

/// When text is colored.
enum ColorChoice: String, CaseIterable, Sendable {
  /// On a terminal, unless the environment has a `NO_COLOR` that is not empty (no-color.org).
  case auto
  case always
  case never
}
