/// Numbers of one kind, of which the middle one counts and the outer ones say how far to trust it.
struct Spread {
  let sorted: [Double]

  init(_ values: [Double]) {
    sorted = values.sorted()
  }

  var least: Double { sorted.first ?? .nan }
  var most: Double { sorted.last ?? .nan }

  var median: Double {
    guard !sorted.isEmpty else { return .nan }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// `12.3 (11.9…14.0)`
  var text: String { "\(median.brief) (\(least.brief)…\(most.brief))" }
}

extension Double {
  /// One decimal; none from 100 up.
  var brief: String {
    guard isFinite else { return "-" }
    let tenths = (self * 10).rounded() / 10
    return abs(self) < 100 ? "\(tenths)" : "\(Int(rounded()))"
  }
}
