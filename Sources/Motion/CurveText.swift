import Units

extension CubicBezier: CustomStringConvertible {
  /// As a timeline writes it: `bezier(0.42, 0, 0.58, 1)`.
  public var description: String {
    "bezier(\([x1, y1, x2, y2].map(\.decimalText).joined(separator: ", ")))"
  }
}

extension Spring: CustomStringConvertible {
  /// As a timeline writes it: `spring(3, 1000, 500)`, with the initial velocity when there is one.
  public var description: String {
    let parameters = [mass, stiffness, damping] + (initialVelocity == 0 ? [] : [initialVelocity])
    return "spring(\(parameters.map(\.decimalText).joined(separator: ", ")))"
  }
}

extension AnimationTiming: CustomStringConvertible {
  /// As a timeline writes it: `bezier(0.42, 0, 0.58, 1) 0.25s`.
  public var description: String {
    switch shape {
    case .bezier(let curve): "\(curve) \(duration.seconds.decimalText)s"
    case .spring(let spring): "\(spring) \(duration.seconds.decimalText)s"
    }
  }
}
