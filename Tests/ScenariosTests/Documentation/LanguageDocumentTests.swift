import Foundation
import Scenarios
import Testing
import Timelines

@Suite struct LanguageDocumentTests {
  @Test func everyExampleResolvesWithoutDiagnostics() throws {
    let examples = try LanguageDocument().examples()
    #expect(examples.count > 20)
    for example in examples {
      let loaded = loadScenario(example.text, path: "example.timeline", including: Self.tables)
      let found = DiagnosticReport(loaded.diagnostics, files: loaded.files).text()
      #expect(found == "", "example at line \(example.line) of docs/language.md")
    }
  }

  /// Tables of positions that examples show.
  private static let tables = [
    "measured/trace-a.csv": "frame,keyboard_height_px\n0,757\n1,600\n2,0\n",
    "baseline.csv": "panel,time_s,keyboard_top_pt,gap_pt,gap_counts,list.top_pt,list.bottom_pt,list.content_offset_pt,"
      + "list.content_inset_pt,list.indicator_inset_pt,composer.top_pt,composer.bottom_pt\n"
      + "right,0,844,0,0,0,792,0,0,0,792,844\n",
    "trace.csv": "panel,frame,time_s,keyboard_top_pt\nright,0,0,844\nwrong,0,0,844\n",
  ]

  @Test func everyStatementHasAnExample() throws {
    let text = try LanguageDocument().examples().map(\.text).joined()
    let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    for place in LanguageReference.places {
      for statement in place.statements where !words.contains(statement.keyword) {
        Issue.record("no example of '\(statement.keyword)', a \(place.noun)")
      }
    }
  }

  @Test func allStatementsAreListed() throws {
    let (start, end) = ("<!-- statements -->\n```text\n", "```\n<!-- end -->")
    let text = try LanguageDocument().text
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end)).lowerBound
    if ProcessInfo.processInfo.environment["CURVE7_RECORD_GOLDENS"] == "1" {
      let updated = text[..<from] + LanguageReference.documentation + text[to...]
      try Data(updated.utf8).write(to: LanguageDocument.file)
    }
    #expect(text[from..<to] == LanguageReference.documentation)
  }
}
