import Curve7Kit

/// What `fit` prints about one file.
struct FitReport {
  let file: String
  let fits: [SeriesFit]

  var hasFit: Bool { fits.contains(where: \.hasFit) }

  var text: [String] {
    fits.enumerated().flatMap { index, fit in (index > 0 ? ["\n"] : []) + text(of: fit) }
  }

  private func text(of fit: SeriesFit) -> [String] {
    let panel = fit.panel.map { "\($0.shown), " } ?? ""
    let times = fit.positions.times
    let span = "\(counted(times.count, "row")) from \(fixed(times.first ?? 0, 4)) s to \(fixed(times.last ?? 0, 4)) s"
    let head = "\(file.shown): \(panel)\(fit.quantity.rawValue), \(span)\n"
    guard !fit.moves.isEmpty || fit.furtherMoves > 0 else {
      return [head, times.count < 2 ? "  a single row says nothing of a motion\n" : "  nothing moves\n"]
    }
    return [head]
      + fit.moves.enumerated().flatMap { number, outcome in
        ["\n  move \(number + 1): \(words(outcome.move))\n"] + lines(outcome)
      } + (fit.furtherMoves > 0 ? ["\n  \(counted(fit.furtherMoves, "more move")) not fitted; cut the table\n"] : [])
  }

  private func words(_ move: Move) -> String {
    let thinned = move.times.count < move.rowCount ? " (\(move.times.count) of them fitted)" : ""
    return
      "\(fixed(move.from, 2)) pt to \(fixed(move.to, 2)) pt, \(counted(move.rowCount, "row")) on the way\(thinned), "
      + "at rest until \(fixed(move.lastRest, 4)) s and from \(fixed(move.settled, 4)) s"
  }

  private func lines(_ outcome: SeriesFit.Outcome) -> [String] {
    switch outcome.fit {
    case .success(let fit): FitTable(fit: fit).lines.map { $0 == "\n" ? $0 : "  \($0)" }
    case .failure(let refusal): ["  not fitted: \(refusal)\n"]
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

/// `number` with exactly `digits` digits behind the point.
func fixed(_ number: Double, _ digits: Int) -> String {
  var power = 1.0
  for _ in 0..<digits { power *= 10 }
  let scaled = (abs(number) * power).rounded()
  guard scaled < 1e15 else { return number.decimalText }
  let text = String(Int(scaled))
  let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
  let sign = number < 0 && scaled > 0 ? "-" : ""
  return sign + padded.dropLast(digits) + (digits > 0 ? "." + padded.suffix(digits) : "")
}
