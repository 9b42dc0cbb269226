import Recordings
import Scenarios

/// One quantity beside its counterpart, over the frames.
struct Likeness {
  let quantity: Expectation.Quantity
  let tolerance: Double
  private let own: QuantityReader
  private let other: CounterpartReader
  /// Where they are farthest apart.
  private var worst: (own: FrameValue, other: Double, apart: Double)?
  /// The first frame in which only one of them says something: whether it is this one, and where.
  private var lone: (isOwn: Bool, place: FrameValue)?
  /// The first frame that has no counterpart.
  private var unknown: FrameValue?

  init(
    _ quantity: Expectation.Quantity, _ own: QuantityReader, _ other: CounterpartReader, tolerance: Double
  ) {
    (self.quantity, self.own, self.other, self.tolerance) = (quantity, own, other, tolerance)
  }

  mutating func look(at state: PanelState, _ moment: Moment) {
    let value = own.read(state, moment.time)
    let place = FrameValue(value ?? 0, frame: moment.frame, time: moment.time)
    switch (value, other.read(moment)) {
    case (nil, .nothing), (nil, .noRow): break
    case (.some, .noRow): if unknown == nil { unknown = place }
    case (.some, .nothing): if lone == nil { lone = (true, place) }
    case (nil, .value(let other)):
      if lone == nil { lone = (false, FrameValue(other, frame: moment.frame, time: moment.time)) }
    case (.some(let value), .value(let other)):
      let apart = FrameValue(abs(value - other), frame: moment.frame, time: moment.time).value
      if apart > worst?.apart ?? -1 { worst = (place, other, apart) }
    }
  }

  var isCompared: Bool { worst != nil || lone != nil || unknown != nil }

  var isMet: Bool { worst != nil && lone == nil && unknown == nil && holds(distance) }

  /// How much a difference says, where several differ.
  var weight: Double {
    if unknown != nil { return .infinity }
    return quantity.isCount ? 0 : distance
  }

  private var distance: Double { worst?.apart ?? 0 }

  private func holds(_ distance: Double) -> Bool { distance <= tolerance + Expectation.slack }

  func finding(_ wording: Wording) -> Finding {
    let wording = wording.about(quantity)
    if let unknown { return Finding(isMet: false, worst: unknown, message: wording.noRow(unknown)) }
    if let worst, !holds(distance) || lone == nil {
      let message = wording.apart(worst.own, worst.other, worst.apart, tolerance: tolerance) { holds($0) == isMet }
      return Finding(isMet: isMet, worst: worst.own, message: message)
    }
    guard let lone else { return .nothing(wording.noFrame) }
    return Finding(isMet: false, worst: lone.place, message: wording.alone(isOwn: lone.isOwn, lone.place))
  }
}
