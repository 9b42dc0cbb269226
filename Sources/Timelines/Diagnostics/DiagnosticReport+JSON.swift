import Foundation

extension DiagnosticReport {
  /// A JSON array with every finding, keys in alphabetical order:
  /// `code`, `column`, `endColumn`, `endLine`, `file`, `hint` (or null), `line`, `message`, `severity`.
  ///
  /// Lines and columns start at 1; the end is just behind the last character.
  public func json() -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = diagnostics.map { Entry($0, files) }
    // Encoding strings and integers cannot fail.
    guard let data = try? encoder.encode(entries) else { return "[]\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Entry: Encodable {
    let code, severity, file, message: String
    let line, column, endLine, endColumn: Int
    let hint: Nullable

    init(_ diagnostic: Diagnostic, _ files: SourceFiles) {
      let start = files.start(of: diagnostic.range)
      let end = files.end(of: diagnostic.range)
      code = diagnostic.code.text
      severity = diagnostic.severity.rawValue
      file = start.file
      message = diagnostic.message
      (line, column) = (start.line, start.column)
      (endLine, endColumn) = (end.line, end.column)
      hint = Nullable(text: diagnostic.hint)
    }
  }

  /// Written as `null` where there is no text, so that every entry has the same keys.
  private struct Nullable: Encodable {
    let text: String?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let text { try container.encode(text) } else { try container.encodeNil() }
    }
  }
}
