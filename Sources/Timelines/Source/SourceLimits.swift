/// Sizes past which a timeline is refused, so that no input can hang or exhaust the program.
/// The numbers are chosen: each is far beyond what a person writes and small enough to be worked off in a second.
public enum SourceLimits {
  /// Bytes of one file: 1 MiB.
  public static let fileSize = 1 << 20
  /// Bytes of one line.
  public static let lineLength = 4096
  /// Blocks, parentheses and operations inside one another.
  public static let nesting = 64
  /// Statements and rounds of loops after expansion.
  public static let statements = 20_000
  /// Arguments of all statements after expansion.
  public static let terms = 200_000
  /// UTF-8 bytes of one string after its names are filled in.
  public static let stringLength = 4096
  /// UTF-8 bytes of all strings with names in them.
  public static let filledText = 1 << 22
  /// Largest magnitude of a number.
  public static let magnitude = 1e12
  /// Files that include one another in a row, the timeline being the first.
  public static let includeDepth = 16
  /// Files of one timeline.
  public static let files = 64
  /// Findings about the text of a timeline that are listed.
  public static let diagnostics = 1000
}
