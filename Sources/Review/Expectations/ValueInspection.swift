import Recordings
import Scenarios

/// Claims that one value decides: the farthest, the first, the last.
struct ValueInspection: Inspection {
  private let expectation: Expectation
  private let reader: QuantityReader
  /// Set where a hidden element is a fault.
  private var shown: QuantityReader?
  private var extremes = Extremes()
  private var hidden: FrameValue?

  init(_ expectation: Expectation, in panel: PanelRecording) throws(MissingQuantity) {
    self.expectation = expectation
    reader = try QuantityReader(expectation.quantity, in: panel)
    if case .onScreen(let id) = expectation.quantity { shown = try QuantityReader(.visible(id), in: panel) }
  }

  mutating func look(at moment: Moment) {
    guard let state = moment.states[expectation.panel] else { return }
    if hidden == nil, let visible = shown?.read(state, moment.time), visible == 0 {
      hidden = FrameValue(visible, frame: moment.frame, time: moment.time)
    }
    guard let value = reader.read(state, moment.time) else { return }
    extremes.add(FrameValue(value, frame: moment.frame, time: moment.time))
  }

  func finding(_ wording: Wording) -> Finding {
    if let hidden { return Finding(isMet: false, worst: hidden, message: wording.hidden(hidden)) }
    guard let worst = expectation.decisive(extremes) else { return .nothing(wording.noFrame) }
    let isMet = expectation.holds(worst.value, extremes)
    let message = wording.sentence(worst, isMet: isMet) { expectation.holds($0, extremes) }
    return Finding(isMet: isMet, worst: worst, message: message)
  }
}
