import Curve7Kit

extension Verb {
  static let fit = Verb(
    name: "fit", summary: "fit springs, Béziers and the keyboard's curves to measured positions",
    operands: .one("FILE"), options: [Option.reportFormat.spec, Option.panels.spec] + PositionOptions.specs,
    example: Example(
      command: "curve7 fit timelines/measured/trace-a.csv --fps 60 --scale 2.2529762",
      effect: "is it curve 7, and how near; a timeline's simulated keyboard and edge are fitted too")
  ) { arguments, context in
    let report = FitReport(file: arguments.operands[0], fits: try context.measurement(arguments).fits)
    try context.print(lines: arguments[.reportFormat] == .json ? report.json : report.text)
    return report.hasFit ? .done : .badInput
  }
}

extension Context {
  /// The measured positions of the one file of a command line, or the simulated ones of a timeline.
  fileprivate func measurement(_ arguments: Arguments) throws -> Measurement {
    let path = arguments.operands[0]
    let names = arguments.all(Option.panels).flatMap { $0 }
    let input = try input(path)
    guard input.holdsPositions else {
      return try simulated(input, arguments).panels(named: names, for: "fit").measurement
    }
    try checkSize(of: input)
    let reading = Measurement.read(input.bytes, path: input.shownPath, options: PositionOptions.values(arguments))
    complain(about: DiagnosticReport(reading.diagnostics, files: SourceFiles([reading.file])))
    guard let measurement = reading.measurement else { throw UnusableInput(code: .badInput) }
    return try measurement.panels(named: names)
  }

  private func simulated(_ input: InputFile, _ arguments: Arguments) throws -> Recording {
    let loaded = loadScenario(input.bytes, path: input.shownPath, reader: input.reader)
    complain(about: DiagnosticReport(loaded.diagnostics, files: loaded.files))
    guard var scenario = loaded.scenario else { throw UnusableInput(code: .badInput) }
    if let rate = arguments[PositionOptions.rate] {
      guard let rate = FrameRate(exactly: rate) else {
        throw UsageErrors(
          errors: [.badValue(option: "--fps", ValueError("a timeline has a whole number of frames, from 1 to 240"))],
          verb: "fit")
      }
      scenario.rate = rate
    }
    return try scenario.simulate()
  }
}

extension FrameRate {
  fileprivate init?(exactly rate: Double) {
    guard let whole = Int(exactly: rate) else { return nil }
    self.init(whole)
  }
}

extension Measurement {
  /// Only the panels that are named; all when `names` is empty.
  fileprivate func panels(named names: [String]) throws(UnknownName) -> Measurement {
    let known = series.compactMap(\.panel)
    for name in names where !known.contains(name) {
      throw UnknownName(name, of: "panel", amongFew: known, verb: "fit")
    }
    return names.isEmpty ? self : Measurement(series: series.filter { names.contains($0.panel ?? "") })
  }
}
