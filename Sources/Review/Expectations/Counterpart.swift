import Measurements
import Recordings
import Scenarios

/// What a quantity is where it is compared with, in one frame.
enum Counterpart: Hashable {
  case value(Double)
  /// It says nothing there: the gap does not count, the element is hidden.
  case nothing
  /// Nobody has noted it.
  case noRow
}

/// Reads one quantity of what it is compared with.
struct CounterpartReader {
  let read: (Moment) -> Counterpart

  /// Nil for what a reference does not have.
  init?(
    _ quantity: Expectation.Quantity, of reference: Expectation.Reference, in recording: Recording,
    name: (ElementID) -> String?
  ) throws(MissingQuantity) {
    switch reference {
    case .panel(let index):
      let reader = try QuantityReader(quantity, in: recording.panels[index])
      read = { moment in
        moment.states[index].flatMap { reader.read($0, moment.time) }.map(Counterpart.value) ?? .nothing
      }
    case .baseline(let baseline):
      guard let column = quantity.traceColumn(name: name) else { return nil }
      read = { baseline.counterpart(of: quantity, in: column, at: $0.time.seconds) }
    }
  }
}

extension Expectation.Baseline {
  fileprivate func counterpart(
    of quantity: Expectation.Quantity, in column: String, at seconds: Double
  ) -> Counterpart {
    guard table.hasRow(ofPanel: panel, seconds: seconds) else { return .noRow }
    let number = table.number(column, ofPanel: panel, seconds: seconds)
    switch quantity {
    case .visible: return .value(number == nil ? 0 : 1)
    case .gap where table.number(TraceColumn.gapCounts, ofPanel: panel, seconds: seconds) != 1: return .nothing
    default: return number.map(Counterpart.value) ?? .nothing
    }
  }
}
