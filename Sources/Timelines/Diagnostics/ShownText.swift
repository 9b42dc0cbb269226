extension String {
  /// The text with `\u{FFFD}` in place of each control character, so that a name cannot steer a terminal or look like
  /// another line.
  public var shown: String {
    String(map { $0.isControl ? "\u{FFFD}" : $0 })
  }
}
