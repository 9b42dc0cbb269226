/// A place in a source file. Lines and columns start at 1; columns count characters as a reader sees them.
public struct SourceLocation: Hashable, Sendable {
  /// Relative to the folder the command was started in, with `/` everywhere.
  public var file: String
  /// From 1.
  public var line: Int
  /// From 1; one for each character as a reader sees it, a tab included.
  public var column: Int

  /// A place; the numbers are taken as they are.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
