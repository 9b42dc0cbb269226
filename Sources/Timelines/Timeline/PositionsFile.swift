extension Timeline {
  /// `positions "FILE" { … }`: where keyboard and edge of a panel were measured.
  public struct PositionsFile: Sendable {
    /// Relative to the folder of the file that names it.
    public var path: Located<String>
    /// Seconds: the timeline's time at which the file's clock is at 0.
    public var offset: Located<Double>?
    /// Frames per second, for rows that are numbered.
    public var rate: Located<Double>?
    /// Pixels of a point.
    public var scale: Located<Double>?
    /// Which of the file's panels.
    public var series: Located<String>?
    /// Index among the timeline's files; nil while it is not read, and when it cannot be.
    public var file: Int?
  }
}
