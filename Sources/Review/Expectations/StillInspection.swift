import Recordings
import Scenarios
import Units

/// Whether an element's frame stays where it is, over the frames in which it is shown.
struct StillInspection: Inspection {
  private let panel: Int
  private let node: Int
  private var first: (frame: Rect, time: Time)?
  private var distances = Extremes()

  init(_ id: ElementID, _ expectation: Expectation, in panel: PanelRecording) throws(MissingQuantity) {
    self.panel = expectation.panel
    node = try QuantityReader.index(id, in: panel)
  }

  mutating func look(at moment: Moment) {
    guard let state = moment.states[panel]?.nodes[node], !state.isHidden else { return }
    let first = self.first ?? (state.frame, moment.time)
    self.first = first
    distances.add(FrameValue(state.frame.distance(from: first.frame), frame: moment.frame, time: moment.time))
  }

  func finding(_ wording: Wording) -> Finding {
    guard let first, let worst = distances.highest else { return .nothing(wording.noFrame) }
    let isMet = worst.value < PanelState.Gap.visible
    return Finding(
      isMet: isMet, worst: worst, message: isMet ? wording.still(since: first.time) : wording.moved(worst, first.time))
  }
}

extension Rect {
  /// Points that the edge is apart which is farthest from its place in `other`.
  fileprivate func distance(from other: Rect) -> Double {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
