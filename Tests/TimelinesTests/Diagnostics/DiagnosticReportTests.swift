import Foundation
import TestSupport
import Testing
import Timelines

@Suite struct DiagnosticReportTests {
  private func report(_ text: String, including files: [String: String] = [:]) -> DiagnosticReport {
    let parsed = parseTimeline(text, path: "chat.timeline", including: files)
    return DiagnosticReport(parsed.diagnostics, files: parsed.files)
  }

  @Test func aFindingIsALineWithCaretsAndAHint() {
    #expect(
      report("fps 60\n  at 0.2sec tap composer").text() == """
        chat.timeline:2:9: error[E009]: unknown unit 'sec' in '0.2sec'
            at 0.2sec tap composer
                  ^^^
          = help: write '0.2s'

        """)
  }

  @Test func caretsStandUnderWideCharactersAndTabs() {
    #expect(
      report("label 键盘 \"文字\" @\n\tat\t1q\n👨‍👩‍👧 x\ne\u{301} =").text() == """
        chat.timeline:1:15: error[E005]: unknown character '@'
          label 键盘 "文字" @
                            ^
        chat.timeline:2:6: error[E009]: unknown unit 'q' in '1q'
              at  1q
                   ^
          = help: units are s, ms, pt, x and %
        chat.timeline:3:1: error[E005]: unknown character '👨‍👩‍👧'
          👨‍👩‍👧 x
          ^^
        chat.timeline:4:3: error[E012]: unexpected '='
          é =
            ^

        """)
  }

  @Test func aLongLineIsCutAroundTheRange() {
    let text = "a " + String(repeating: "word ", count: 100) + "@ " + String(repeating: "more ", count: 100)
    let lines = report(text).text().split(separator: "\n")
    #expect(lines[0] == "chat.timeline:1:503: error[E005]: unknown character '@'")
    #expect(lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    #expect(lines[1].count <= 122)
    #expect(lines[1].firstIndex(of: "@").map { lines[1].distance(from: lines[1].startIndex, to: $0) } == 42)
    #expect(lines[2] == String(repeating: " ", count: 42) + "^")
  }

  @Test func aFileCannotSteerTheTerminal() {
    let text = report("label \"\u{1B}[31mred\u{202E}\" * 2").text()
    #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
    #expect(text.contains("'\"\u{FFFD}[31mred\u{FFFD}\"' is not a number"))
  }

  @Test func coloursAreOnTop() {
    let plain = report("at 1q\nlet a = 1")
    let colored = plain.text(colored: true)
    #expect(colored.hasPrefix("\u{1B}[1mchat.timeline:1:5:\u{1B}[0m \u{1B}[1;31merror[E009]\u{1B}[0m: \u{1B}[1m"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.text())
    #expect(report("let a = 1").text(colored: true).contains("\u{1B}[1;33mwarning[W001]\u{1B}[0m"))
  }

  @Test func pastTheLimitFindingsAreCounted() {
    let text = report(String(repeating: "a @\n", count: 230)).text()
    #expect(text.hasSuffix("… and 30 more\n"))
    #expect(text.matches(of: /error/).count == 200)
  }

  @Test func noFindingsAreNoText() {
    #expect(report("fps 60").text() == "")
    #expect(report("fps 60").json() == "[\n\n]\n")
  }

  @Test func jsonHasEveryField() {
    expectGolden(report("let a = 1\n", including: [:]).json() + report("标签 1q\n\n").json(), "report.json")
  }

  @Test func tenFaultsAreTenFindingsInOneRun() {
    let faults = """
      timeline “Ten faults”
      device iphone_13
      fps 60 60x,
      let wait = 44pt + 0.25s
      let wait2 = 1s / 0
      label greeting "Hello
      at 0.2sec tap composer
      at + 0.3s dismiss
      include "../secret.timeline"
      screen {
        scroll-view list { rows 3 }
      handler right { observe will-show }
      """
    let found = report(faults)
    #expect(found.errorCount == 10)
    #expect(found.warningCount == 0)
    expectGolden(found.text(), "ten-faults.txt")
  }
}
