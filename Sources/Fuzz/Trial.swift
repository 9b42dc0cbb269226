import Curve7Kit

/// Takes one text through the product and says which promises were broken.
struct Trial {
  /// Promises that were broken.
  private(set) var faults: [String] = []
  /// Whether the text was good enough to be simulated.
  private(set) var isSimulated = false

  /// Seconds of processor time one text may take. Chosen: ten minutes of film in four panels stay below it.
  static let limit = 4.0
  /// Lines of a trace that are read; the others are made in the same way.
  private static let traceLines = 5000

  /// - Parameters:
  ///   - bytes: the timeline; it may include itself as `self.timeline` and `other` as `other.timeline`, and compare
  ///     itself with `other` as `baseline.csv`.
  init(_ bytes: [UInt8], other: String) {
    let files = [
      "self.timeline": String(decoding: bytes, as: UTF8.self), "other.timeline": other, "baseline.csv": other,
    ]
    let reader = MemoryReader(files)
    check(parseTimeline(bytes, path: "fuzz/self.timeline", reader: reader))
    check(loadScenario(bytes, path: "fuzz/self.timeline", reader: reader))
  }

  private mutating func check(_ parsed: ParsedTimeline) {
    require(parsed.files.files.count == parsed.trees.count, "a file without a tree")
    require(count(parsed.statements) <= SourceLimits.statements, "too many statements")
    for diagnostic in parsed.diagnostics { check(diagnostic, parsed.files) }
    let report = DiagnosticReport(parsed.diagnostics, files: parsed.files)
    require(report.text().isEmpty == parsed.diagnostics.isEmpty, "a report that says nothing, or too much")
    require(report.json().hasPrefix("["), "JSON that is no array")
    for (tree, file) in zip(parsed.trees, parsed.files.files) { _ = tree.outline(of: file) }
  }

  private mutating func check(_ loaded: LoadedScenario) {
    for diagnostic in loaded.diagnostics { check(diagnostic, loaded.files) }
    let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
    require(hasErrors || loaded.scenario != nil, "neither a scenario nor an error")
    guard let scenario = loaded.scenario else { return }
    isSimulated = true
    do {
      check(try scenario.simulate(), of: scenario)
    } catch {
      require(!error.description.isEmpty, "a simulation that fails without a word")
    }
  }

  private mutating func check(_ recording: Recording, of scenario: Scenario) {
    require(recording.panels.count == scenario.panels.count, "a panel without a recording")
    require(recording.frameCount == scenario.frameCount, "frames are missing")
    for line in Trace(recording).csv.prefix(Self.traceLines) {
      let cells = line.dropLast().split(separator: ",")
      require(!cells.contains { ["nan", "-nan", "inf", "-inf"].contains($0) }, "a trace without a number: \(line)")
    }
    for format in EventLog.Format.allCases { for line in EventLog(recording).lines(format) { _ = line } }
    let results = Curve7Kit.check(recording, scenario.expectations)
    require(results.count == scenario.expectations.count, "an expectation without a result")
    for result in results {
      require(!result.message.isEmpty && !result.message.hasSuffix("."), "a result that says nothing")
      require(!result.isMet || result.worst != nil, "an expectation that holds of nothing: \(result.statement)")
    }
    if recording.panels.count * recording.frameCount <= Self.traceLines { checkOwnTrace(recording) }
  }

  /// Every recording is like its own trace.
  private mutating func checkOwnTrace(_ recording: Recording) {
    let file = SourceFile(path: "trace.csv", text: Trace(recording).csv.joined())
    guard let table = TraceTable.read(file, index: 0).table else { return faults.append("a trace that cannot be read") }
    let place = SourceLocation(file: "self.timeline", line: 1, column: 1)
    let expectations = recording.panels.indices.map { index in
      let trace = Expectation.Baseline(path: "trace.csv", panel: recording.panels[index].name, table: table)
      return Expectation(
        panel: index, quantity: .everything, claim: .like(.baseline(trace), tolerance: 1e-6), location: place)
    }
    for result in Curve7Kit.check(recording, expectations) { require(result.isMet, result.message) }
    let change = RecordingChange(from: RecordingDescription(table), to: RecordingDescription(byFrames: recording))
    require(change.isSame, "a recording that differs from its own trace")
  }

  private mutating func check(_ diagnostic: Diagnostic, _ files: SourceFiles) {
    let range = diagnostic.range
    guard files.files.indices.contains(range.file) else { return faults.append("a finding in no file") }
    let isInside = 0 <= range.start && range.start <= range.end && range.end <= files[range.file].bytes.count
    require(isInside, "\(diagnostic.code.text) lies outside the file")
    require(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "\(diagnostic.code.text): message")
  }

  private mutating func require(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }

  private func count(_ statements: [Statement]) -> Int {
    statements.reduce(0) { $0 + 1 + count($1.block ?? []) }
  }
}
