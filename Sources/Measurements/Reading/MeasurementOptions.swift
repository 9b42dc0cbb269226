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
  /// Largest magnitude of a time in seconds and of a position in the file's own unit.
  public static let magnitude = 1e6
  /// What a frame rate or a scale may be.
  public static let ratios = 0.001...1000
}
