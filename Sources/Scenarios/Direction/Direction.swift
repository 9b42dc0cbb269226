import Timelines
import Units

/// How what happens is shown. Nothing that is measured depends on it.
///
/// Times are on the timeline's clock unless said otherwise.
public struct Direction: Hashable, Sendable {
  /// In order of time; none overlaps another.
  public var slowMotions: [SlowMotion] = []
  public var pauses: [Pause] = []
  /// In order of time; none overlaps another.
  public var zooms: [Zoom] = []
  /// In order of time; none overlaps another.
  public var captions: [Caption] = []
  public var marks: [Mark] = []
  /// In order of time.
  public var chapters: [Chapter] = []
  /// How often an animation is shown; nil for ever.
  public var loops: Int?
  /// Of a whole picture, in points; nil as its parts need it.
  public var width: Double?
  public var style = PictureStyle.realistic
  /// Whether fingers are drawn.
  public var showsTaps = true
  /// `0xRRGGBB` for what is to have another colour than it has by itself.
  public var colors: [ColorRole: UInt32] = [:]

  public init() {}

  /// A stretch of time.
  public struct Span: Hashable, Sendable {
    public var start: Time
    /// The first moment that does not belong to it; nil where it lasts to the end.
    public var end: Time?

    public init(start: Time, end: Time? = nil) {
      self.start = start
      self.end = end
    }

    public func contains(_ time: Time) -> Bool { time >= start && end.map { time < $0 } ?? true }
  }

  /// The clock runs slower.
  public struct SlowMotion: Hashable, Sendable {
    /// Seconds of the timeline a second; above 0, below 1.
    public var speed: Double
    public var span: Span

    public init(speed: Double, span: Span) {
      self.speed = speed
      self.span = span
    }
  }

  /// The clock stands still.
  public struct Pause: Hashable, Sendable {
    public var moment: Moment
    /// How long one watches it.
    public var length: Time
    /// Whether a dimension line with its number shows the gap.
    public var showsGap: Bool

    public init(moment: Moment, length: Time, showsGap: Bool) {
      self.moment = moment
      self.length = length
      self.showsGap = showsGap
    }

    public enum Moment: Hashable, Sendable {
      case time(Time)
      /// Where a gap is farthest from 0, in the panel of this name or in any.
      case worst(panel: String?)
    }
  }

  /// A part of the screen is shown larger, in all panels.
  public struct Zoom: Hashable, Sendable {
    public var subject: Subject
    public var span: Span

    public init(subject: Subject, span: Span) {
      self.subject = subject
      self.span = span
    }

    public enum Subject: Hashable, Sendable {
      /// So many times as large, with this element in the picture.
      case element(ElementID, factor: Double)
      /// Screen coordinates; as large as fits.
      case rect(Rect)
    }
  }

  /// A line of text under the panels.
  public struct Caption: Hashable, Sendable {
    public var text: String
    public var span: Span

    public init(text: String, span: Span) {
      self.text = text
      self.span = span
    }
  }

  /// A part of an animation, from its time to the next one's.
  public struct Chapter: Hashable, Sendable {
    public var name: String
    public var title: String
    public var time: Time

    public init(name: String, title: String, time: Time) {
      self.name = name
      self.title = title
      self.time = time
    }
  }
}
