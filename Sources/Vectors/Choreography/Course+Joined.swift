extension Course {
  /// Two numbers at the same moments.
  struct Pair {
    let time: Double
    let first: Double
    let second: Double
    let isHeld: Bool
  }

  /// Straight pieces between two curved knots, for what takes both numbers at once; the project's own number.
  private static let pieces = 8

  /// Both courses at the knots of either, and between them where they bend.
  static func joined(_ first: Course, _ second: Course) -> [Pair] {
    let times = Set((first.knots + second.knots).map(\.time)).sorted()
    var pairs: [Pair] = []
    for (time, next) in zip(times, times.dropFirst() + times.suffix(1)) {
      let eases = [first.ease(at: time), second.ease(at: time)]
      let isHeld = eases.allSatisfy { $0 == .hold }
      let count = isHeld || next <= time ? 1 : pieces
      for piece in 0..<count {
        let moment = time + (next - time) * Double(piece) / Double(count)
        pairs.append(
          Pair(time: moment, first: first.value(at: moment), second: second.value(at: moment), isHeld: isHeld))
      }
    }
    return pairs
  }

  private func ease(at time: Double) -> Ease { knots.last { $0.time <= time }?.ease ?? .hold }
}
