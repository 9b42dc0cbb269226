extension Diagnostic.Code {
  /// Every code there is, in the order of the documentation.
  public static let all: [Self] = syntax + expansion
}
