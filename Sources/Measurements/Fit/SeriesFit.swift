/// The fits to every move of one quantity of one series.
public struct SeriesFit: Sendable {
  public let panel: String?
  public let quantity: Measurement.Quantity
  public let positions: Positions
  public let moves: [Outcome]
  /// Moves beyond ``MeasurementLimits/moves`` and ``MeasurementLimits/fittedRows``, which are only counted.
  public let furtherMoves: Int

  /// A move, and its fits or why it has none.
  public struct Outcome: Sendable {
    public let move: Move
    public let fit: Result<MoveFit, MoveFit.Refusal>
  }

  init(panel: String?, quantity: Measurement.Quantity, positions: Positions, within budget: inout FitBudget) {
    self.panel = panel
    self.quantity = quantity
    self.positions = positions
    let all = positions.moves
    let admitted = budget.admitted(all)
    furtherMoves = all.count - admitted.count
    moves = admitted.map { move in
      Outcome(move: move, fit: Result { () throws(MoveFit.Refusal) in try MoveFit(move) })
    }
  }

  /// Whether any move could be fitted.
  public var hasFit: Bool {
    moves.contains { (try? $0.fit.get()) != nil }
  }
}

extension Measurement {
  /// Fits every move of the keyboard and of the edge, where there is one, series by series.
  public var fits: [SeriesFit] {
    var budget = FitBudget()
    return series.flatMap { series in
      Quantity.allCases.compactMap { quantity in
        let positions = series.positions(of: quantity)
        guard !positions.times.isEmpty else { return nil }
        return SeriesFit(panel: series.panel, quantity: quantity, positions: positions, within: &budget)
      }
    }
  }
}
