import Recordings
import Scenarios
import Units

/// Claims about how a quantity moves, which need the numbers of all frames.
struct SeriesInspection: Inspection {
  private let expectation: Expectation
  private let reader: QuantityReader
  /// The frame on screen when the span begins; a claim with a deadline looks at the one before it too.
  private let start: Int
  private var values: [FrameValue] = []

  init(_ expectation: Expectation, in recording: Recording) throws(MissingQuantity) {
    self.expectation = expectation
    reader = try QuantityReader(expectation.quantity, in: recording.panels[expectation.panel])
    start = expectation.span.start.map { max(0, recording.frame(at: $0)) } ?? 0
  }

  mutating func look(at moment: Moment) {
    guard let state = moment.states[expectation.panel], let value = reader.read(state, moment.time) else { return }
    values.append(FrameValue(value, frame: moment.frame, time: moment.time))
  }

  func finding(_ wording: Wording) -> Finding {
    switch expectation.claim {
    case .starts(let limit): start(within: limit, wording)
    case .settles(let limit): settling(within: limit, wording)
    case .moves(let count): moves(count, wording)
    case .holds, .within, .reaches, .equals, .like: .nothing(wording.noFrame)
    }
  }

  /// Points: what cannot be seen is no motion.
  private static let visible = PanelState.Gap.visible

  private func start(within limit: Time, _ wording: Wording) -> Finding {
    guard let last = values.last, last.frame >= start else { return .nothing(wording.noFrame) }
    let begin = expectation.span.start ?? .zero
    if let resting = values.last(where: { $0.frame <= start }), resting.frame == start,
      let before = values.last(where: { $0.frame == start - 1 }), abs(resting.value - before.value) >= Self.visible
    {
      return Finding(isMet: false, worst: resting, message: wording.movingAlready(resting, from: before, at: begin))
    }
    let after = values.filter { $0.frame >= start }
    let rest = expectation.quantity.countsFromKeyboardOn && after[0].frame > start ? 0 : after[0].value
    guard let moved = after.first(where: { abs($0.value - rest) >= Self.visible }) else {
      return Finding(isMet: false, worst: last, message: wording.stays(last, since: begin))
    }
    let isMet = moved.time <= begin + limit
    return Finding(
      isMet: isMet, worst: moved, message: wording.starts(moved, after: begin, within: limit, isMet: isMet))
  }

  private func settling(within limit: Time, _ wording: Wording) -> Finding {
    let values = values.filter { $0.frame >= start }
    guard let first = values.first, let last = values.last else { return .nothing(wording.noFrame) }
    let begin = expectation.span.start ?? .zero
    guard values.contains(where: { abs($0.value - first.value) >= Self.visible }) else {
      return Finding(isMet: false, worst: last, message: wording.neverMoved(last, since: begin))
    }
    let rest = (values.lastIndex { abs($0.value - last.value) >= Self.visible } ?? -1) + 1
    guard rest < values.count - 1 else {
      return Finding(isMet: false, worst: last, message: wording.stillMoving(last, from: values[rest - 1]))
    }
    if values[rest].time <= begin + limit {
      return Finding(isMet: true, worst: values[rest], message: wording.settled(values[rest], after: begin, limit))
    }
    // At least the frame before the rest is on screen at the deadline or later.
    let onScreen = values.lastIndex { $0.time <= begin + limit } ?? 0
    let late = values[onScreen..<rest].max { abs($0.value - last.value) < abs($1.value - last.value) } ?? last
    let message = wording.notSettled(late, rest: last.value, at: values[rest], after: begin, limit)
    return Finding(isMet: false, worst: late, message: message)
  }

  private func moves(_ count: Int, _ wording: Wording) -> Finding {
    guard let last = values.last else { return .nothing(wording.noFrame) }
    let hops = Hop.all(in: values)
    let isMet = hops.count == count
    let decisive = hops.count > count ? hops[count].to : hops.last?.to ?? last
    return Finding(isMet: isMet, worst: decisive, message: wording.moves(hops, decisive, expected: count))
  }
}

extension Expectation.Span {
  /// When it begins; nil for the first frame.
  var start: Time? {
    if case .range(let from, _) = self { from } else { nil }
  }
}

extension Expectation.Quantity {
  /// Whether it begins to count only where the keyboard comes, or the edge leaves its rest.
  fileprivate var countsFromKeyboardOn: Bool { self == .gap || self == .deviation }
}
