import Foundation
import Keyboards
import Recordings
import Reports
import TestSupport
import Testing

/// Every transition of the fact sheet under every system (facts: keyboard-behaviour.md T1 to T26, §3, §4, §11).
@Suite struct TransitionTests {
  @Test func everyTransitionOfTheSheetIsThere() throws {
    let names = Set(try TransitionFile.all().map { $0.name.prefix(3) })
    for number in 1...26 { #expect(names.contains("t" + (number < 10 ? "0" : "") + "\(number)"[...])) }
  }

  @Test(arguments: try TransitionFile.all().map(\.name))
  func postsWhatItDid(name: String) throws {
    let file = try #require(try TransitionFile.all().first { $0.name == name })
    expectGolden(try TransitionTable(of: file).text, "\(name).txt")
  }

  /// The table in the documentation is made from the same runs.
  @Test func theDocumentationHasTheTable() throws {
    let file = ProjectFolder.timelines.url.deletingLastPathComponent()
      .appendingPathComponent("docs/transitions.md")
    let (start, end) = ("<!-- transitions -->\n", "<!-- end -->")
    let text = try String(contentsOf: file, encoding: .utf8)
    let from = try #require(text.range(of: start)).upperBound
    let to = try #require(text.range(of: end)).lowerBound
    let table =
      "| transition | systems | posted |\n| --- | --- | --- |\n"
      + (try TransitionFile.all().map { try TransitionTable(of: $0).markdown }.joined())
    if ProcessInfo.processInfo.environment["CURVE7_RECORD_GOLDENS"] == "1" {
      try Data((text[..<from] + table + text[to...]).utf8).write(to: file)
    }
    #expect(text[from..<to] == table)
  }
}
