/// Arithmetic with about 106 bits, for references that must not share the solver's rounding.
struct Doubled {
  var high: Double
  var low: Double

  init(_ value: Double, _ low: Double = 0) {
    high = value
    self.low = low
  }

  static func + (left: Doubled, right: Doubled) -> Doubled {
    let sum = left.high + right.high
    let shadow = sum - left.high
    let error = (left.high - (sum - shadow)) + (right.high - shadow) + left.low + right.low
    return Doubled(sum + error, error - ((sum + error) - sum))
  }

  static func * (left: Doubled, right: Doubled) -> Doubled {
    let product = left.high * right.high
    let error = (-product).addingProduct(left.high, right.high) + left.high * right.low + left.low * right.high
    return Doubled(product + error, error - ((product + error) - product))
  }
}

enum DoubledPolynomial {
  /// 3u²s·first + 3us²·second + s³ − offset
  static func bezier(_ first: Double, _ second: Double, at s: Double, minus offset: Double) -> Double {
    let s = Doubled(s)
    let u = Doubled(1) + Doubled(-s.high)
    let three = Doubled(3)
    let sum =
      three * u * u * s * Doubled(first) + three * u * s * s * Doubled(second) + s * s * s + Doubled(-offset)
    return sum.high + sum.low
  }
}
