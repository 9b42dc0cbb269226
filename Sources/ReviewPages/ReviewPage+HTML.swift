extension ReviewPage {
  /// The whole file.
  public var html: String { pieces.joined() }

  /// The file in parts, to be written one after the other: with many pictures it is large.
  public var pieces: [String] { [] }
}
