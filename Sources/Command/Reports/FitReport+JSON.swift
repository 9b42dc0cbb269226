import Curve7Kit

extension FitReport {
  /// An array with one object for each series and quantity.
  var json: [String] { jsonLines(fits.map(value)) }

  private func value(_ fit: SeriesFit) -> JSON {
    [
      "file": .string(file), "panel": fit.panel.map(JSON.string) ?? .null, "quantity": .string(fit.quantity.rawValue),
      "rows": .number(Double(fit.positions.times.count)), "moves": .array(fit.moves.map(value)),
      "further_moves": .number(Double(fit.furtherMoves)),
    ]
  }

  private func value(_ outcome: SeriesFit.Outcome) -> JSON {
    let move = outcome.move
    let facts: [JSON.Member] = [
      JSON.Member("from_pt", .number(move.from)), JSON.Member("to_pt", .number(move.to)),
      JSON.Member("rows", .number(Double(move.rowCount))), JSON.Member("last_rest_s", .number(move.lastRest)),
      JSON.Member("settled_s", .number(move.settled)),
    ]
    switch outcome.fit {
    case .failure(let refusal): return .object(facts + [JSON.Member("error", .string(refusal.description))])
    case .success(let fit): return .object(facts + [JSON.Member("error", .null)] + members(fit))
    }
  }

  private func members(_ fit: MoveFit) -> [JSON.Member] {
    [
      JSON.Member("verdict", .string(FitWords(fit: fit).word)),
      JSON.Member("sentence", .string(FitWords(fit: fit).sentence)),
      JSON.Member("spring", value(fit.spring)), JSON.Member("critical_spring", value(fit.criticalSpring)),
      JSON.Member("thrown_spring", fit.thrownSpring.map(value) ?? .null),
      JSON.Member("bezier", fit.bezier.map(value) ?? .null),
      JSON.Member("named_curve", fit.namedCurve.map(value) ?? .null),
      JSON.Member("curve_7", value(fit.curve7)), JSON.Member("ios_26", value(fit.iOS26)),
    ]
  }

  private func value(_ spring: SpringFit) -> JSON {
    let springs = [1.0, 3].map { mass -> JSON in
      let constants = spring.constants(mass: mass)
      return [
        "mass": .number(mass), "stiffness": .number(constants.stiffness), "damping": .number(constants.damping),
      ]
    }
    return .object(
      [
        JSON.Member("frequency", value(spring.frequency)), JSON.Member("ratio", value(spring.ratio)),
        JSON.Member("initial_velocity", spring.initialVelocity.map(value) ?? .null),
        JSON.Member("start_s", value(spring.start)), JSON.Member("target_pt", value(spring.target)),
        JSON.Member("as", .array(springs)), JSON.Member("at_limit", .bool(spring.isAtLimit)),
      ] + members(spring.deviation))
  }

  private func value(_ bezier: BezierFit) -> JSON {
    .object(
      [
        JSON.Member("x1", value(bezier.x1)), JSON.Member("y1", value(bezier.y1)), JSON.Member("x2", value(bezier.x2)),
        JSON.Member("y2", value(bezier.y2)), JSON.Member("duration_s", value(bezier.duration)),
        JSON.Member("start_s", value(bezier.start)), JSON.Member("at_limit", .bool(bezier.isAtLimit)),
      ] + members(bezier.deviation))
  }

  private func value(_ curve: NamedCurveFit) -> JSON {
    .object(
      [
        JSON.Member("name", .string(curve.name)), JSON.Member("duration_s", value(curve.duration)),
        JSON.Member("start_s", value(curve.start)),
      ] + members(curve.deviation))
  }

  private func value(_ curve: FixedCurveFit) -> JSON {
    .object([JSON.Member("start_s", value(curve.start))] + members(curve.deviation))
  }

  private func value(_ estimate: Estimate) -> JSON {
    [
      "value": .number(estimate.value), "standard_error": estimate.standardError.map(JSON.number) ?? .null,
      "confidence_95": estimate.confidence.map(JSON.number) ?? .null,
    ]
  }

  private func members(_ deviation: Deviation) -> [JSON.Member] {
    [
      JSON.Member("rms", .number(deviation.rms)), JSON.Member("rms_pt", .number(deviation.rmsPoints)),
      JSON.Member("largest", .number(deviation.largest)), JSON.Member("largest_pt", .number(deviation.largestPoints)),
      JSON.Member("rows", .number(Double(deviation.rows))),
    ]
  }
}
