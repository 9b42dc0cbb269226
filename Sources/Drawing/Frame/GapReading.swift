import Recordings

/// A gap in words: what is written beside the phone.
struct GapReading: Hashable, Sendable {
  enum Verdict: String, Hashable, Sendable {
    /// The view is behind the keyboard.
    case covered
    /// Something shows between view and keyboard.
    case hole
    case inStep = "in step"
  }

  /// Below this many points a gap counts as none: it would print as 0.0.
  static let threshold = 0.05

  let verdict: Verdict
  /// `−73.1 pt`
  let number: String

  init(points: Double) {
    let isInStep = abs(points) < Self.threshold
    verdict = isInStep ? .inStep : points < 0 ? .covered : .hole
    number = (isInStep ? "0.0" : NumberText.signed(points)) + " pt"
  }
}
