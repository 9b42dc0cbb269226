import Measurements
import Scenarios
import TestSupport
import Testing
import Timelines

/// Expectations that compare with a trace that was stored.
@Suite struct BaselineFindingTests {
  private static let files = [
    "base.csv": "panel,time_s,keyboard_top_pt,gap_pt,gap_counts,composer.bottom_pt\nfollow,0,844,0,0,844\n",
    "folder/base.csv": "panel,time_s,keyboard_top_pt\nfollow,0,844\n",
    "folder/part.timeline": "expect follow { keyboard-top like \"base.csv\" }\n",
    "broken.csv": "panel,time_s,keyboard_top_pt\nfollow,0,844\nfollow,0.1,x\nfollow,0,500\nfollow,0.2\n",
    "noclock.csv": "panel,time,keyboard_top_pt\nfollow,0,844\n", "empty.csv": "", "binary.csv": "a\0b",
    "rows.csv": "panel,time_s\nfollow,x\n",
  ]

  /// Expects exactly these findings at the marked places, or in other files, whose names then stand in front.
  private func expectFindings(
    _ marked: String, _ expected: String..., location: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(chat + follow + marked)
    let loaded = loadScenario(source.text, path: "a.timeline", including: Self.files)
    let found = loaded.diagnostics.map { finding in
      let place = loaded.files.start(of: finding.range)
      return (place.file == "a.timeline" ? "" : "\(place.file):\(place.line):\(place.column): ")
        + "\(finding.code.text) \(finding.message)" + (finding.hint.map { " | \($0)" } ?? "")
    }
    #expect(found == expected, sourceLocation: location)
    let own = loaded.diagnostics.filter { $0.range.file == 0 }.map { $0.range.start..<$0.range.end }
    #expect(own == source.ranges, sourceLocation: location)
  }

  @Test func theTableIsReadOnceAndGoesWithTheExpectation() throws {
    let text =
      chat + follow + "expect follow { keyboard-top like \"base.csv\"; gap like \"base.csv\" tolerance 1pt from 0s }"
    let loaded = loadScenario(text, path: "a.timeline", including: Self.files)
    #expect(loaded.diagnostics == [])
    #expect(loaded.files.files.count == 2)
    let scenario = try #require(loaded.scenario)
    #expect(
      scenario.dump.split(separator: "\n").suffix(2).map { $0.drop { $0 == " " } } == [
        "expect follow keyboard-top like \"base.csv\" tolerance 0.5 (line 3, column 17)",
        "expect follow gap like \"base.csv\" tolerance 1 from 0s (line 3, column 47)",
      ])
    guard case .like(.baseline(let baseline), _) = scenario.expectations[0].claim else {
      Issue.record("no baseline")
      return
    }
    #expect(baseline.panel == "follow")
    #expect(baseline.table.number("keyboard_top_pt", ofPanel: "follow", seconds: 0) == 844)
  }

  @Test func thePathIsThatOfAnInclude() {
    expectFindings("include \"folder/part.timeline\"")
    expectFindings(
      "expect follow { gap like ‹\"nope.csv\"› }",
      "E041 there is no file 'nope.csv' | paths are relative to the folder of the file that names them")
    expectFindings(
      "expect follow { gap like ‹\"../base.csv\"› }",
      "E040 '../base.csv' is not a path inside the timeline's folder | write a path relative to this file, without '..'"
    )
  }

  @Test func whatTheTableLacks() {
    expectFindings(
      "panel other { observers follow }\nexpect other { keyboard-top like ‹\"base.csv\"› }",
      "E146 'base.csv' has no panel 'other' | write 'follow'")
    expectFindings(
      "expect follow { top composer like ‹\"base.csv\"›; gap like ‹\"folder/base.csv\"› }",
      "E147 'base.csv' has no column 'composer.top_pt' | store the trace again: curve7 trace FILE",
      "E147 'folder/base.csv' has no column 'gap_pt' | store the trace again: curve7 trace FILE")
    expectFindings(
      "expect follow { everything like ‹\"base.csv\"› }",
      "E147 'base.csv' has no column 'list.top_pt' | store the trace again: curve7 trace FILE")
  }

  @Test func whatNoTraceHas() {
    expectFindings(
      "expect follow { ‹deviation like \"base.csv\"›; ‹posts will-show like \"base.csv\"›; ‹covered list like \"base.csv\"› }",
      "E148 a trace has no column for 'deviation' | compare it with a panel: like PANEL",
      "E148 a trace has no column for 'posts will-show' | compare it with a panel: like PANEL",
      "E148 a trace has no column for 'covered list' | compare it with a panel: like PANEL")
  }

  @Test func aBrokenTableHasFindingsOfItsOwn() {
    expectFindings(
      "expect follow { keyboard-top like \"broken.csv\"; keyboard-top like \"broken.csv\" to 1s }\nduration 2s",
      "broken.csv:3:12: W060 'x' is no number | the row is left out",
      "broken.csv:4:8: W062 '0' is that of a row before | the row is left out",
      "broken.csv:5:1: W061 this row has 2 cells for 3 columns | the row is left out")
    expectFindings(
      "expect follow { gap like \"noclock.csv\" }",
      "noclock.csv:1:1: E142 no column is called 'time_s' | store what 'curve7 trace' prints")
    expectFindings(
      "expect follow { gap like \"empty.csv\" }",
      "empty.csv:1:1: E144 there are no rows | store what 'curve7 trace' prints")
    expectFindings(
      "expect follow { gap like \"rows.csv\" }",
      "rows.csv:1:1: E144 no row can be read | store what 'curve7 trace' prints",
      "rows.csv:2:8: W060 'x' is no number | the row is left out")
    expectFindings(
      "expect follow { gap like \"binary.csv\" }",
      "binary.csv:1:1: E140 the file is no text | save it as CSV in UTF-8")
  }
}
