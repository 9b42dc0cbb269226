import Curve7Kit

/// Takes one table of positions through reading, fitting and showing, and says which promises were broken.
struct TableTrial {
  /// Promises that were broken.
  private(set) var faults: [String] = []
  /// Whether the table was good enough to be shown.
  private(set) var isSimulated = false

  init(_ bytes: [UInt8]) {
    let options = Self.options[bytes.count % Self.options.count]
    let reading = Measurement.read(bytes, path: "fuzz/table.csv", options: options)
    check(reading)
    _ = Measurement.isLikely(bytes)
    guard let measurement = reading.measurement else { return }
    for fit in measurement.fits { check(fit) }
    show(bytes, measurement, options)
  }

  private static let options = [
    MeasurementOptions(screenHeight: 844), MeasurementOptions(framesPerSecond: 60, scale: 3, screenHeight: 844),
  ]

  private mutating func check(_ reading: MeasurementReading) {
    let hasErrors = reading.diagnostics.contains { $0.severity == .error }
    require(hasErrors == (reading.measurement == nil), "neither positions nor an error")
    require(reading.diagnostics.count <= MeasurementLimits.findings + 20, "too many findings")
    for finding in reading.diagnostics {
      let range = finding.range
      let isInside = 0 <= range.start && range.start <= range.end && range.end <= reading.file.bytes.count
      require(isInside, "\(finding.code.text) lies outside the table")
    }
    for series in reading.measurement?.series ?? [] {
      require(!series.rows.isEmpty, "a series without rows")
      require(zip(series.rows, series.rows.dropFirst()).allSatisfy { $0.time < $1.time }, "times that do not rise")
    }
  }

  private mutating func check(_ fit: SeriesFit) {
    for outcome in fit.moves {
      guard let fitted = try? outcome.fit.get() else { continue }
      let numbers = [
        fitted.spring.frequency.value, fitted.spring.ratio.value, fitted.spring.start.value,
        fitted.spring.deviation.rms, fitted.curve7.start.value, fitted.iOS26.start.value,
        fitted.bezier?.duration.value ?? 0, fitted.namedCurve?.duration.value ?? 0,
      ]
      require(numbers.allSatisfy(\.isFinite), "a fit without a number")
    }
  }

  private mutating func show(_ bytes: [UInt8], _ measurement: Measurement, _ options: MeasurementOptions) {
    let alone = loadMeasured(bytes, path: "fuzz/table.csv", options: options)
    if let scenario = alone.scenario, let recording = try? scenario.simulate() {
      isSimulated = true
      for line in Trace(recording).csv { require(!line.contains("nan"), "a trace without a number: \(line)") }
    }
    let text = MeasuredTimeline(measurement, path: "table.csv", options: options).comparedText
    let parsed = parseTimeline(text, path: "fuzz/compared.timeline")
    require(parsed.diagnostics.isEmpty, "a timeline made from positions that cannot be read")
  }

  private mutating func require(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }
}
