/// Sizes past which a log is refused or cut, so that none can hang or exhaust the program.
/// The numbers are chosen: far beyond what a person pastes, small enough to be worked off in a second.
public enum LogLimits {
  /// Bytes of a log: 8 MiB. A larger one is refused before it is read.
  public static let fileSize = 8 << 20
  /// Bytes of one line; a longer one is passed over. A notification on one line has about 600.
  public static let lineLength = 16_384
  /// Notifications that are kept; a timeline of so many cues can still be read.
  public static let notifications = 500
  /// Positions that are kept: ten minutes at sixty a second.
  public static let positions = 36_000
  /// Findings that are listed.
  public static let findings = 1000
}
