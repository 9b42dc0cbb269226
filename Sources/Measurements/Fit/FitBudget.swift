/// How much of a table is still fitted; a fit is far slower than all that comes before it.
struct FitBudget {
  private var moves = MeasurementLimits.moves
  private var rows = MeasurementLimits.fittedRows

  /// As many of the moves as there is room for. The first that is left out leaves out all others, so that what is
  /// fitted is the beginning of the table.
  mutating func admitted(_ all: [Move]) -> ArraySlice<Move> {
    all.prefix { admits($0) }
  }

  private mutating func admits(_ move: Move) -> Bool {
    let needed = MoveFit.refusal(of: move) == nil ? move.times.count : 0
    guard moves > 0, rows >= needed else {
      moves = 0
      return false
    }
    moves -= 1
    rows -= needed
    return true
  }
}
