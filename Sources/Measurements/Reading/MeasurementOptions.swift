/// What a file of positions does not say about itself.
public struct MeasurementOptions: Hashable, Sendable {
  /// Frames per second, for rows that are numbered and not timed.
  public var framesPerSecond: Double?
  /// Units of the file for a point, for columns that are in pixels or do not say their unit.
  public var scale: Double?
  /// Points, for heights of a keyboard in place of its top edge.
  public var screenHeight: Double

  public init(framesPerSecond: Double? = nil, scale: Double? = nil, screenHeight: Double) {
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.screenHeight = screenHeight
  }
}

/// Sizes past which a file of positions is refused. Chosen: ten minutes at 60 rows a second, as a timeline may last.
public enum MeasurementLimits {
  public static let rows = 36_000
  /// Findings that are listed one by one.
  public static let findings = 50
  /// Panels; those that are shown beside each other are four.
  public static let series = 64
  /// Moves that are listed, and rows on their way that are fitted, of a whole table: more than anybody films in one
  /// go, and worked off in seconds.
  public static let moves = 200
  public static let fittedRows = 1000
  /// Largest magnitude of a position in the file's own unit, and of a time in seconds from the first row.
  public static let magnitude = 1e6
  /// Largest magnitude of a time in the file's own unit: milliseconds since 1970 are below.
  public static let clock = 1e13
  /// Seconds from 0 to where a clock may begin: as far as the `offset` of a timeline reaches. Times on another clock
  /// are counted from its first row.
  public static let clockStart = 36_000.0
  /// What a frame rate or a scale may be.
  public static let ratios = 0.001...1000
}
