import Keyboards
import Recordings
import Scenarios
import Units

/// Whether a quantity, or everything, is that of another panel or of a stored trace in every frame.
struct LikeInspection: Inspection {
  private let panel: Int
  /// When those were measured that are no simulations.
  private let measured: [ClosedRange<Time>]
  private var likenesses: [Likeness]

  init(
    _ expectation: Expectation, _ reference: Expectation.Reference, tolerance: Double, in recording: Recording
  ) throws(MissingQuantity) {
    panel = expectation.panel
    let own = recording.panels[panel]
    measured = expectation.panels.compactMap { recording.panels[$0].measured }
    let quantities = expectation.quantity == .everything ? own.parts : [expectation.quantity]
    likenesses = []
    for quantity in quantities {
      let other = try CounterpartReader(quantity, of: reference, in: recording) { id in
        own.nodes.first { $0.element == id }?.name
      }
      guard let other else { continue }
      let allowed = expectation.quantity == .everything && quantity.isCount ? 0 : tolerance
      likenesses.append(Likeness(quantity, try QuantityReader(quantity, in: own), other, tolerance: allowed))
    }
  }

  mutating func look(at moment: Moment) {
    guard let state = moment.states[panel], measured.allSatisfy({ $0.contains(moment.time) }) else { return }
    for index in likenesses.indices { likenesses[index].look(at: state, moment) }
  }

  /// Of several quantities that differ the one that differs most; what is counted comes behind what is measured.
  func finding(_ wording: Wording) -> Finding {
    let compared = likenesses.filter(\.isCompared)
    guard !compared.isEmpty else { return .nothing(wording.noFrame) }
    let different = compared.filter { !$0.isMet }
    let ranked = (different.isEmpty ? compared : different).enumerated().sorted { left, right in
      (-left.element.weight, left.offset) < (-right.element.weight, right.offset)
    }
    guard let shown = ranked.first?.element else { return .nothing(wording.noFrame) }
    var finding = shown.finding(wording)
    if different.count > 1 { finding.message += wording.others(ranked.dropFirst().map(\.element.quantity)) }
    return finding
  }
}

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

extension PanelRecording {
  /// What `everything` is.
  fileprivate var parts: [Expectation.Quantity] {
    let elements = nodes.flatMap { node in
      node.element.map { Expectation.Quantity.parts(of: $0, isScrollView: node.scroll != nil) } ?? []
    }
    return [.keyboardTop] + elements + KeyboardNotification.Name.allCases.map { .posts(of: $0) }
  }
}
