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
    /// What changed, in words: `keyboard, composer`.
    public var subject: String
    /// The columns of the trace that are meant: `composer.bottom_pt`, `keyboard_top_pt`.
    public var columns: [String]
    /// Without a subject: `starts 2 frames later, else the same motion`.
    public var sentences: [String]

    public init(subject: String, columns: [String], sentences: [String]) {
      self.subject = subject
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
    /// The same in words: `bottom of composer`.
    public var name: String
    /// Whether it is a height on the screen counted from its top, so that less is higher.
    public var isDownward: Bool
    /// What its numbers mean, where that is not plain; else empty.
    public var note: String
    /// Nil when this side has no such number.
    public var before: Samples?
    public var after: Samples?

    public init(
      column: String, name: String, isDownward: Bool, note: String = "", before: Samples?, after: Samples?
    ) {
      self.column = column
      self.name = name
      self.isDownward = isDownward
      self.note = note
      self.before = before
      self.after = after
    }
  }
}
