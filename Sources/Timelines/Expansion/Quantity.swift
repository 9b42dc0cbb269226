import Foundation

/// A number and its unit, in arithmetic.
struct Quantity: Hashable, Sendable {
  var value: Double
  var unit: Unit

  enum Fault: Error {
    case units
    case zero
    /// Not finite, or beyond the limit.
    case magnitude
  }

  /// Sums and differences take two values of one unit. A product takes a plain number or a percentage on one side and
  /// keeps the unit of the other. A quotient of one unit is a plain number; by a plain number it keeps its unit.
  func combined(_ sign: SyntaxExpression.Operator, with other: Quantity) throws(Fault) -> Quantity {
    switch sign {
    case .add: Quantity(value: value + other.value, unit: try sharedUnit(with: other))
    case .subtract: Quantity(value: value - other.value, unit: try sharedUnit(with: other))
    case .multiply: Quantity(value: value * other.value, unit: try productUnit(with: other))
    case .divide: Quantity(value: value / other.value, unit: try quotientUnit(by: other))
    }
  }

  private func sharedUnit(with other: Quantity) throws(Fault) -> Unit {
    guard unit == other.unit else { throw .units }
    return unit
  }

  private func productUnit(with other: Quantity) throws(Fault) -> Unit {
    if unit == .none { return other.unit }
    if other.unit == .none || other.unit == .fraction { return unit }
    guard unit == .fraction else { throw .units }
    return other.unit
  }

  private func quotientUnit(by other: Quantity) throws(Fault) -> Unit {
    guard other.unit == .none || other.unit == unit else { throw .units }
    guard other.value != 0 else { throw .zero }
    return other.unit == .none ? unit : .none
  }

  /// As a term's value.
  func value(limit: Double) throws(Fault) -> Term.Value {
    guard value.isFinite, abs(value) <= limit else { throw .magnitude }
    return .quantity(value, unit)
  }

  /// As a timeline writes it, rounded to six decimals: `0.016667s`, `44pt`, `50%`.
  var description: String {
    let shown = unit == .fraction ? value * 100 : value
    let rounded = (shown * 1e6).rounded() / 1e6
    let isWhole = rounded == rounded.rounded() && abs(rounded) < 1e15
    let number = isWhole ? String(Int64(rounded)) : Self.decimals(rounded)
    return number + unit.symbol
  }

  private static func decimals(_ value: Double) -> String {
    var text = String(format: "%.6f", value)
    while text.last == "0" { text.removeLast() }
    return text
  }
}

extension Unit {
  /// As written behind a number.
  var symbol: String {
    switch self {
    case .none: ""
    case .seconds: "s"
    case .points: "pt"
    case .times: "x"
    case .fraction: "%"
    }
  }
}
