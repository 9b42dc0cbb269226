import Timelines
import Units

/// Which frames of a timeline are meant: what `--frames` says, before it is known how many there are.
public struct FrameSelection: Hashable, Sendable {
  public var parts: [Part]

  public init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Every frame of any timeline.
  public static let all = FrameSelection([.range(.fraction(0), .fraction(1))])

  public enum Part: Hashable, Sendable {
    /// The frame on screen at a position.
    case single(Position)
    /// From one position to another, both included.
    case range(Position, Position)
    /// The frame with the gap farthest from 0 in any panel.
    case worst
    /// From the beginning of the chapter of this name to the next one's.
    case chapter(String)
  }

  public enum Position: Hashable, Sendable {
    /// A frame's number in what is shown, from 0.
    case number(Int)
    /// A time on the timeline's clock, 0 or more.
    case time(Time)
    /// 0 is the first frame, 1 the last.
    case fraction(Double)
  }
}

/// What is wrong with a selection of frames; each case holds what was written.
public enum FrameSelectionError: Error, Hashable, Sendable {
  /// Nothing, or nothing between two commas.
  case empty
  /// No frame, time, percentage, range or `worst`.
  case unknown(String)
  /// A decimal without a unit: neither a frame nor a time.
  case missingUnit(String)
  /// More than 100 %.
  case fractionOutOfRange(String)
  /// The timeline has no such frame.
  case frameOutOfRange(Int, count: Int)
  /// Past the end of the timeline.
  case timeOutOfRange(Time, duration: Time)
  /// The second position lies before the first; frame numbers.
  case backwards(from: Int, to: Int)
  /// Two times so close that no frame lies between them.
  case betweenFrames(Time, Time)
  /// `worst` where no panel has a gap.
  case noGap
  /// A chapter that the direction does not have, and those it has.
  case unknownChapter(String, known: [String])
}

extension FrameSelectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "no frame is named; write '12', '10..40', '0.2s..0.7s', '50%', 'worst', 'chapter:NAME' or a list with commas"
    case .unknown(let text):
      "'\(text)' is no frame; write '12', '10..40', '0.2s..0.7s', '50%', 'worst' or 'chapter:NAME'"
    case .missingUnit(let text): "'\(text)' has no unit; write '\(text)s' for a time"
    case .fractionOutOfRange(let text): "'\(text)' lies past the end; the last frame is '100%'"
    case .frameOutOfRange(_, count: 0): "the timeline has no frames"
    case .frameOutOfRange(let frame, let count):
      "there is no frame \(frame); the timeline has \(count), numbered from 0 to \(count - 1)"
    case .timeOutOfRange(let time, let duration):
      "\(time.seconds) s lies past the end; the timeline lasts \(duration.seconds) s"
    case .backwards(let from, let to): "the range ends at frame \(to), before it starts at frame \(from)"
    case .betweenFrames(let from, let to): "no frame lies between \(from.seconds) s and \(to.seconds) s"
    case .unknownChapter(let name, known: []): "there is no chapter '\(name)'; the timeline has none"
    case .unknownChapter(let name, let known):
      "there is no chapter '\(name)'" + (Suggestion.hint(for: name, among: known).map { "; \($0)" } ?? "")
    case .noGap: "there is no worst frame: no panel has an edge that follows the keyboard"
    }
  }
}
