/// The fits to every move of one quantity of one series.
public struct SeriesFit: Sendable {
  public let panel: String?
  public let quantity: Measurement.Quantity
  public let positions: Positions
  public let moves: [Outcome]
  /// Moves beyond ``mostMoves``, which are not looked at.
  public let furtherMoves: Int

  /// Chosen: more than anybody films in one go, few enough to be worked off in seconds.
  public static let mostMoves = 200

  /// A move, and its fits or why it has none.
  public struct Outcome: Sendable {
    public let move: Move
    public let fit: Result<MoveFit, MoveFit.Refusal>
  }

  init(panel: String?, quantity: Measurement.Quantity, positions: Positions) {
    self.panel = panel
    self.quantity = quantity
    self.positions = positions
    let all = positions.moves
    furtherMoves = max(0, all.count - Self.mostMoves)
    moves = all.prefix(Self.mostMoves).map { move in
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
    series.flatMap { series in
      Quantity.allCases.compactMap { quantity in
        let positions = series.positions(of: quantity)
        guard !positions.times.isEmpty else { return nil }
        return SeriesFit(panel: series.panel, quantity: quantity, positions: positions)
      }
    }
  }
}
