extension ReviewPage {
  /// One panel in its two revisions.
  public struct Panel: Hashable, Sendable {
    public var name: String
    public var caption: String
    /// Empty when everything moves as before.
    public var changes: [Change]
    /// The notification log, in which removed and added lines are told from those that stay. Long runs of the latter
    /// are folded; a log without any change is not shown.
    public var log: [LogLine]
    /// What can be plotted, those that changed and others that help to judge them, such as the keyboard's top.
    public var series: [Series]

    public init(
      name: String, caption: String = "", changes: [Change] = [], log: [LogLine] = [], series: [Series] = []
    ) {
      self.name = name
      self.caption = caption
      self.changes = changes
      self.log = log
      self.series = series
    }
  }

  /// What became of some numbers that changed in the same way.
  public struct Change: Hashable, Sendable {
    /// As in the trace: `composer.bottom_pt`, `keyboard_top_pt`. The page puts them into words.
    public var columns: [String]
    /// Without a subject: `starts 2 frames later, else the same motion`.
    public var sentences: [String]

    public init(columns: [String], sentences: [String]) {
      self.columns = columns
      self.sentences = sentences
    }
  }

  /// A number over time, before and after.
  public struct Series: Hashable, Sendable {
    /// The number at equal distances in time, from 0 s.
    public struct Samples: Hashable, Sendable {
      /// Samples a second; it may be finer than the frames.
      public var rate: Double
      /// Points; nil where the number is not known.
      public var values: [Double?]

      public init(rate: Double, values: [Double?]) {
        self.rate = rate
        self.values = values
      }
    }

    /// As in the trace.
    public var column: String
    /// Nil when this side has no such number.
    public var before: Samples?
    public var after: Samples?

    public init(column: String, before: Samples?, after: Samples?) {
      self.column = column
      self.before = before
      self.after = after
    }
  }
}
