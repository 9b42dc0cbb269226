/// Fits knots through a stretch of samples without leaps: as few as will do, each piece as long as it can be.
struct RunFit {
  let times: [Double]
  let values: [Double]
  let tolerance: Double

  /// The last one holds.
  var knots: [Course.Knot] {
    guard !values.isEmpty else { return [] }
    var knots: [Course.Knot] = []
    var start = 0
    while start + 1 < values.count {
      let piece = longestPiece(from: start)
      knots.append(.init(time: times[start], value: values[start], ease: piece.ease))
      start = piece.end
    }
    return knots + [.init(time: times[start], value: values[start], ease: .hold)]
  }

  private struct Piece {
    let end: Int
    let ease: Course.Ease
  }

  /// Doubles the length until nothing fits, then searches between.
  private func longestPiece(from start: Int) -> Piece {
    let last = values.count - 1
    var best = Piece(end: start + 1, ease: .linear)
    var length = 1
    var failed = last + 1
    while start + length <= last {
      guard let ease = ease(from: start, to: start + length) else {
        failed = start + length
        break
      }
      best = Piece(end: start + length, ease: ease)
      length = start + length == last ? length + 1 : min(2 * length, last - start)
    }
    while best.end + 1 < failed {
      let middle = (best.end + failed) / 2
      if let ease = ease(from: start, to: middle) {
        best = Piece(end: middle, ease: ease)
      } else {
        failed = middle
      }
    }
    return best
  }

  /// Nil when no piece from one sample to the other comes near enough to those between.
  private func ease(from start: Int, to end: Int) -> Course.Ease? {
    let piece = start...end
    let (from, to) = (values[start], values[end])
    if piece.allSatisfy({ abs(values[$0] - from) <= tolerance / 4 }) { return .hold }
    if fits(.linear, piece) { return .linear }
    guard abs(to - from) > tolerance, let cubic = leastSquares(piece), fits(cubic, piece) else { return nil }
    return cubic
  }

  private func part(_ index: Int, of piece: ClosedRange<Int>) -> Double {
    (times[index] - times[piece.lowerBound]) / (times[piece.upperBound] - times[piece.lowerBound])
  }

  private func fits(_ ease: Course.Ease, _ piece: ClosedRange<Int>) -> Bool {
    let (from, to) = (values[piece.lowerBound], values[piece.upperBound])
    return piece.allSatisfy { index in
      abs(from + (to - from) * ease.part(part(index, of: piece)) - values[index]) <= tolerance
    }
  }

  /// The cubic with both ends given that is nearest to the samples: two linear equations for its inner control values.
  /// Where one sample leaves them open, the one nearest to a straight line (Tikhonov's way).
  private func leastSquares(_ piece: ClosedRange<Int>) -> Course.Ease? {
    let (from, to) = (values[piece.lowerBound], values[piece.upperBound])
    let pull = 1e-7
    var (aa, ab, bb, ar, br) = (pull, 0.0, pull, pull / 3, pull * 2 / 3)
    for index in piece {
      let part = part(index, of: piece)
      let (a, b) = (bezier(0, 1, 0, 0, at: part), bezier(0, 0, 1, 0, at: part))
      let rest = (values[index] - from) / (to - from) - bezier(0, 0, 0, 1, at: part)
      (aa, ab, bb) = (aa + a * a, ab + a * b, bb + b * b)
      (ar, br) = (ar + a * rest, br + b * rest)
    }
    let determinant = aa * bb - ab * ab
    guard determinant > pull * pull else { return nil }
    return .cubic((ar * bb - br * ab) / determinant, (br * aa - ar * ab) / determinant)
  }
}
