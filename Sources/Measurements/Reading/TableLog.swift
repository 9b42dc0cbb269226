import Timelines

/// What is found wrong with a table, each at its place.
struct TableLog {
  /// Its place in the list of files that the findings point into.
  let file: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var unlisted = 0

  init(file: Int) {
    self.file = file
  }

  /// An error about the whole file.
  mutating func refuse(_ code: Diagnostic.Code, _ message: String, hint: String?) {
    diagnostics.append(
      Diagnostic(code, at: SourceRange(file: file, start: 0, end: 0), message, hint: hint))
  }

  mutating func report(_ code: Diagnostic.Code, _ cells: [CellLines.Cell], _ message: String, hint: String?) {
    let start = cells.first?.range.lowerBound ?? 0
    let range = SourceRange(file: file, start: start, end: cells.last?.range.upperBound ?? start)
    diagnostics.append(Diagnostic(code, at: range, message.shown, hint: hint))
  }

  /// A warning about a cell whose row is left out, as long as they can be listed.
  mutating func leaveOut(_ code: Diagnostic.Code, _ cell: CellLines.Cell, _ message: String, hint: String?) {
    if diagnostics.count < MeasurementLimits.findings {
      report(code, [cell], message, hint: hint.map { "\($0); the row is left out" } ?? "the row is left out")
    } else {
      unlisted += 1
    }
  }

  /// Says how many cells could not be listed.
  mutating func tellUnlisted(at cell: CellLines.Cell?) {
    guard unlisted > 0, let cell else { return }
    report(.moreBadRows, [cell], "\(unlisted) more rows are left out", hint: nil)
  }
}
