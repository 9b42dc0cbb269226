import Curve7Kit

/// Takes one text through the product and says which promises were broken.
struct Trial {
  /// Seconds one text may take.
  static let limit = 2.0

  private var faults: [String] = []

  /// - Parameters:
  ///   - bytes: the timeline; it may include itself as `self.timeline` and `other` as `other.timeline`.
  static func faults(of bytes: [UInt8], other: String) -> [String] {
    var trial = Trial()
    let files = ["self.timeline": String(decoding: bytes, as: UTF8.self), "other.timeline": other]
    let parsed = parseTimeline(bytes, path: "fuzz/self.timeline", reader: MemoryReader(files))
    trial.check(parsed)
    return trial.faults
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
