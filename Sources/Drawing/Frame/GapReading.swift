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

  /// Below this many points there is none.
  static let threshold = PanelState.Gap.visible

  let verdict: Verdict
  /// `−73.1 pt`
  let number: String

  /// The number is the gap; the verdict is on how far it is from that of a view that goes with the keyboard.
  init(points: Double, deviation: Double) {
    let isInStep = abs(deviation) < Self.threshold
    verdict = isInStep ? .inStep : deviation < 0 ? .covered : .hole
    number = (abs(points) < Self.threshold ? "0.0" : NumberText.signed(points)) + " pt"
  }

  init(_ gap: PanelState.Gap) {
    self.init(points: gap.value, deviation: gap.deviation)
  }
}
