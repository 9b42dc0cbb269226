/// Where a keyboard, and perhaps a view's edge, were seen at certain times: a recording of a screen, or a trace.
public struct Measurement: Hashable, Sendable {
  /// One or more, each of rows in order of time.
  public var series: [Series]

  public init(series: [Series]) {
    self.series = series
  }

  /// The rows of one panel, or of a file without panels.
  public struct Series: Hashable, Sendable {
    /// Nil where the file names none.
    public var panel: String?
    /// Never empty, in order of time.
    public var rows: [Row]

    public init(panel: String? = nil, rows: [Row]) {
      self.panel = panel
      self.rows = rows
    }

    /// What there is to fit, the keyboard's top first.
    public func positions(of quantity: Quantity) -> Positions {
      let pairs = rows.compactMap { row in
        (quantity == .keyboardTop ? row.keyboardTop : row.edge).map { (row.time, $0) }
      }
      return Positions(times: pairs.map(\.0), values: pairs.map(\.1))
    }
  }

  /// One moment.
  public struct Row: Hashable, Sendable {
    /// Seconds.
    public var time: Double
    /// Points from the top of the screen.
    public var keyboardTop: Double
    /// Bottom edge of the view that is meant to go with the keyboard, points from the top of the screen.
    public var edge: Double?

    public init(time: Double, keyboardTop: Double, edge: Double? = nil) {
      self.time = time
      self.keyboardTop = keyboardTop
      self.edge = edge
    }
  }

  /// What moved.
  public enum Quantity: String, CaseIterable, Sendable {
    case keyboardTop = "keyboard top"
    case edge
  }
}

/// One number over time.
public struct Positions: Hashable, Sendable {
  /// Seconds, rising.
  public let times: [Double]
  /// As many as there are times.
  public let values: [Double]

  /// Cut to the shorter of the two.
  public init(times: [Double], values: [Double]) {
    let count = min(times.count, values.count)
    self.times = Array(times.prefix(count))
    self.values = Array(values.prefix(count))
  }

  /// Highest less lowest value.
  var range: Double { (values.max() ?? 0) - (values.min() ?? 0) }
}
