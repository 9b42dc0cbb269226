/// A place in a source file. Lines and columns start at 1; columns count characters as a reader sees them.
public struct SourceLocation: Hashable, Sendable {
  /// Relative to the folder the command was started in, with `/` everywhere.
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
