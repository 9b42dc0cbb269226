extension Diagnostic.Code {
  /// Every code there is, in the order of the documentation.
  public static let all: [Self] = syntax + expansion + reading + resolving + measuring + importing

  /// `docs/diagnostics.md`: a table of all codes.
  public static var documentation: String {
    let rows = all.sorted { $0.text < $1.text }.map { "| `\($0.text)` | \($0.severity.rawValue) | \($0.explanation) |" }
    return """
      # Diagnostics

      Every finding in a timeline or an imported log has a code that keeps its meaning. Errors (`E…`) stop the work,
      warnings (`W…`) do not. This page is written from the catalogue in `Sources/Timelines/Diagnostics`.

      | code | severity | shown when |
      | --- | --- | --- |

      """ + rows.joined(separator: "\n") + "\n"
  }
}
