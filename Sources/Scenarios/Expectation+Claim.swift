import Measurements
import Units

extension Expectation {
  /// What is claimed of a quantity, in the frames of the span.
  public enum Claim: Hashable, Sendable {
    /// What the quantity itself says, in every frame.
    case holds
    /// |quantity| ≤ limit in every frame.
    case within(limit: Double)
    /// Some frame goes at least as far as `value`, in its direction; with a tolerance the farthest frame is near it.
    case reaches(value: Double, tolerance: Double?)
    /// The value in every frame.
    case equals(value: Double, tolerance: Double)
    /// It rests when the span begins, and leaves its place at most so much later.
    case starts(within: Time)
    /// It stays where it stands when the span ends from at most so long after its begin on.
    case settles(within: Time)
    /// It goes from one place to another so often.
    case moves(Int)
    /// It is that of the reference in every frame.
    case like(Reference, tolerance: Double)

    /// Whether it is about the time from the start of the span on.
    public var hasDeadline: Bool {
      switch self {
      case .starts, .settles: true
      case .holds, .within, .reaches, .equals, .moves, .like: false
      }
    }
  }

  /// The frames that an expectation is about.
  public enum Span: Hashable, Sendable {
    /// Both ends belong to it; nil is the first frame, or the last.
    case range(from: Time?, to: Time?)
    /// The frame that is on screen at a time.
    case moment(Time)
    /// "Rests."
    case last

    public static let all = Span.range(from: nil, to: nil)
  }

  /// Where the numbers to compare with come from.
  public enum Reference: Hashable, Sendable {
    /// Index into the scenario's panels.
    case panel(Int)
    case baseline(Baseline)
  }

  /// One panel of a trace that was stored.
  public struct Baseline: Hashable, Sendable {
    /// As the timeline names it.
    public var path: String
    public var panel: String
    public var table: TraceTable

    public init(path: String, panel: String, table: TraceTable) {
      self.path = path
      self.panel = panel
      self.table = table
    }
  }
}
