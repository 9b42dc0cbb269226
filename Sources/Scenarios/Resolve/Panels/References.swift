import Measurements
import Timelines

/// The traces that a timeline's expectations are compared with, each read once, by file; nil for one with errors.
typealias TraceTables = [Int: TraceTable?]

extension Resolver {
  /// `like PANEL` or `like "FILE"`; nil, and a report, where there is nothing to compare with.
  mutating func resolve(
    _ reference: Timeline.Reference, _ tolerance: Located<Double>?, for expectation: Expectation,
    of claim: Timeline.Expectation, in context: inout ExpectationContext
  ) -> Expectation.Claim? {
    let tolerance = self.tolerance(tolerance, of: claim.quantity)
    switch reference {
    case .panel(let name):
      return panel(name, for: expectation, in: context).map { .like(.panel($0), tolerance: tolerance) }
    case .baseline(let baseline):
      return self.baseline(baseline, for: expectation, of: claim, in: &context)
        .map { .like(.baseline($0), tolerance: tolerance) }
    }
  }

  private mutating func panel(
    _ name: Located<String>, for expectation: Expectation, in context: ExpectationContext
  ) -> Int? {
    guard let index = panel(name, in: context) else { return nil }
    guard index != expectation.panel else {
      report(
        .comparedWithItself, at: name.range, "panel '\(name.value)' is compared with itself",
        hint: Suggestion.hint(for: "", among: context.names.filter { $0 != name.value }))
      return nil
    }
    let plan = context.panels[index]
    switch expectation.quantity {
    case .gap, .deviation: _ = gap(.gap, of: plan, at: name.range)
    case .calls(let observer): return answers(observer, in: plan, at: name) ? index : nil
    default: break
    }
    return index
  }

  private mutating func baseline(
    _ baseline: Timeline.BaselineFile, for expectation: Expectation, of claim: Timeline.Expectation,
    in context: inout ExpectationContext
  ) -> Expectation.Baseline? {
    let names = context.app.elements
    let columns = columns(of: expectation.quantity, in: names)
    if columns.isEmpty {
      report(
        .noTraceColumn, at: claim.range,
        "a trace has no column for '\(expectation.quantity.words { names[$0].name ?? "(unnamed)" })'",
        hint: "compare it with a panel: like PANEL")
      return nil
    }
    guard let table = table(of: baseline, in: &context) else { return nil }
    let panel = context.panels[expectation.panel].name
    guard has(table, panel, columns, as: baseline.path) else { return nil }
    return Expectation.Baseline(path: baseline.path.value, panel: panel, table: table)
  }

  /// Whether a table has what is compared with it; reported at its path where it lacks something.
  private mutating func has(
    _ table: TraceTable, _ panel: String, _ columns: [String], as path: Located<String>
  ) -> Bool {
    guard table.panels.contains(panel) else {
      report(
        .unknownSeries, at: path.range, "'\(path.value)' has no panel '\(panel)'",
        hint: Suggestion.hint(for: panel, among: table.panels))
      return false
    }
    guard let missing = columns.first(where: { !table.has($0) }) else { return true }
    report(
      .missingColumn, at: path.range, "'\(path.value)' has no column '\(missing)'",
      hint: "store the trace again: curve7 trace FILE")
    return false
  }

  /// The columns that hold a quantity; none where a trace has no such.
  private func columns(of quantity: Expectation.Quantity, in elements: ElementTable) -> [String] {
    guard quantity == .everything else {
      let column = quantity.traceColumn { elements[$0].name }
      return (column.map { [$0] } ?? []) + (quantity == .gap ? [TraceColumn.gapCounts] : [])
    }
    let parts = elements.entries.flatMap { entry in
      Expectation.Quantity.parts(of: entry.id, isScrollView: entry.kind == .scrollView)
    }
    return ([.keyboardTop] + parts).compactMap { $0.traceColumn { elements[$0].name } }
  }

  private mutating func table(
    of baseline: Timeline.BaselineFile, in context: inout ExpectationContext
  ) -> TraceTable? {
    guard let index = baseline.file else { return nil }
    if let known = context.tables[index] { return known }
    let reading = TraceTable.read(files[index], index: index)
    diagnostics += reading.diagnostics
    context.tables[index] = .some(reading.table)
    return reading.table
  }
}
