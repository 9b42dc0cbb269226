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

extension PanelRecording {
  /// What `everything` is.
  fileprivate var parts: [Expectation.Quantity] {
    let elements = nodes.flatMap { node in
      node.element.map { Expectation.Quantity.parts(of: $0, isScrollView: node.scroll != nil) } ?? []
    }
    return [.keyboardTop] + elements + KeyboardNotification.Name.allCases.map { .posts(of: $0) }
  }
}
