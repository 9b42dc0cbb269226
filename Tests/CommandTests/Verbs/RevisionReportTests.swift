import Curve7Kit
import Foundation
import TestSupport
import Testing

@testable import Command

/// What `diff --rev` prints for people and machines, exactly.
@Suite("Reports of diff --rev") struct RevisionReportTests {
  private static let gap = "−73.1 pt at 0.283 s, +22.1 pt at 0.433 s"
  private static let laterGap = "−161.5 pt at 0.317 s, +9.1 pt at 0.5 s"
  private static let moved = "bottom of list, composer: starts 3 frames later, else the same motion"
  private static let looks = "looks different in frames 13 to 29"
  private static let failed =
    "bar: 'bottom composer starts within 0.02 s after 0.2 s' fails now: bottom composer starts at 0.267 s (frame 16), "
    + "0.067 s after 0.2 s, expected within 0.02 s"

  private func scene() throws -> RevisedTimelines {
    let text = RevisedTimelines.moving + "\nexpect bar { bottom composer starts within 20ms after 0.2s }\n"
    let scene = try RevisedTimelines(["t/a.timeline": text, "t/b.timeline": RevisedTimelines.still])
    try scene.repository.write(
      text.replacingOccurrences(of: "; animate", with: "; delay 50ms; animate"), "t/a.timeline")
    return scene
  }

  private func report(_ scene: RevisedTimelines, _ format: String) async -> String {
    await CapturedRun("diff", "--rev", "main", scene.path("t"), "--format", format).output
  }

  @Test func aComment() async throws {
    let scene = try scene()
    let before = "`▁▁▁▁▃▅▅▃▂▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁` before: \(Self.gap)"
    let after = "`▁▁▁▁▃███▅▂▂▂▂▂▁▁▁▁▁▁▁▁▁▁` after: \(Self.laterGap)"
    #expect(
      await report(scene, "markdown") == """
        ### Curve7: 1 of 2 files differs from \(scene.label)

        Before is `\(scene.label)`, after is `working tree`. **1 expectation fails now.**

        #### `\(scene.path("t/a.timeline"))`

        - ❌ \(Self.failed)

        - \(Self.looks)

        | panel | what changed | how far view and keyboard are apart, over time |
        | --- | --- | --- |
        | `bar` | \(Self.moved) | \(before)<br>\(after) |

        """)
    let same = await CapturedRun("diff", "--rev", "main", scene.path("t/b.timeline"), "--format", "markdown")
    #expect(
      same.output == """
        ### Curve7: no file differs from \(scene.label)

        Keyboard and views move as before, the notifications are the same, and so are the expectations.

        """)
  }

  @Test func testCases() async throws {
    let scene = try scene()
    let path = scene.path("t/a.timeline")
    let gap = "gap: \(Self.laterGap); before: \(Self.gap)"
    #expect(
      await report(scene, "junit") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="2" errors="0">
          <testsuite name="curve7 diff" tests="3" failures="2" errors="0">
            <testcase classname="\(path)" name="bar">
              <failure message="\(Self.moved)">\(Self.moved)&#10;\(gap)</failure>
            </testcase>
            <testcase classname="\(path)" name="screen, panels and expectations">
              <failure message="\(Self.looks)">\(Self.looks)&#10;\(Self.failed)</failure>
            </testcase>
            <testcase classname="\(scene.path("t/b.timeline"))" name="the same as before"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func remarksAtLines() async throws {
    let scene = try scene()
    #expect(
      await report(scene, "github")
        == "::warning file=\(scene.path("t/a.timeline")),line=6,title=curve7%3A what changed::bar: \(Self.moved)"
        + "%0Abar: gap: \(Self.laterGap); before: \(Self.gap)%0A\(Self.looks)%0A\(Self.failed)\n")
  }

  @Test func json() async throws {
    struct File: Decodable {
      var file: String
      var same: Bool?
      var circumstances: [String]?
      var expectations: [String]?
      var panels: [Panel]?
    }
    struct Panel: Decodable, Equatable {
      var name: String
      var gap_after: String
      var changes: [Change]
    }
    struct Change: Decodable, Equatable {
      var what: String
      var sentences: [String]
      var worst: Double?
      var worst_time_s: Double?
    }
    let scene = try scene()
    let files = try JSONDecoder().decode([File].self, from: Data(await report(scene, "json").utf8))
    #expect(files.map(\.file) == [scene.path("t/a.timeline"), scene.path("t/b.timeline")])
    #expect(files.map(\.same) == [false, true])
    let panel = try #require(files[0].panels?.first)
    #expect(panel.name == "bar")
    #expect(panel.gap_after == Self.laterGap)
    #expect(panel.changes.map(\.what) == ["edge_bottom_pt", "list.bottom_pt", "composer.top_pt", "composer.bottom_pt"])
    #expect(panel.changes[0].sentences == ["starts 3 frames later, else the same motion"])
    #expect(abs((panel.changes[0].worst ?? 0) - 112.974) < 0.001)
    #expect(panel.changes[0].worst_time_s == 0.35)
    #expect(files[0].expectations == [Self.failed])
    #expect(files[0].circumstances == [])
    #expect(files[1].panels == nil)
  }

  /// GitHub shows ten of one step; the last says how many there were.
  @Test func noMoreRemarksThanAreShown() async throws {
    let lines = RevisedTimelines.later.split(separator: "\n").map(String.init)
    let scene = try RevisedTimelines(["a.timeline": RevisedTimelines.moving])
    // Each line that was there has a new one behind it, and the last line itself is another one.
    try scene.repository.write(lines.joined(separator: "\n# new\n") + "\n", "a.timeline")
    let few = await CapturedRun("diff", "--rev", "main", scene.path("a.timeline"), "--format", "github")
    #expect(few.output.split(separator: "\n").count == lines.count - 1)
    let texts = (0..<4).map { "# \($0)\n" + RevisedTimelines.later }
    for (place, text) in texts.enumerated() { try scene.repository.write(text, "\(place).timeline") }
    try scene.repository.commit()
    for place in texts.indices {
      let text = RevisedTimelines.moving.split(separator: "\n").joined(separator: "\n# new\n")
      try scene.repository.write(text, "\(place).timeline")
    }
    let run = await CapturedRun("diff", "--rev", "main", scene.repository.path, "--format", "github")
    let remarks = run.output.split(separator: "\n")
    #expect(remarks.count == 10)
    #expect(remarks.last?.contains("%0Aand ") == true)
    #expect(remarks.last?.hasSuffix(" more places that are not marked") == true)
  }
}

@Suite("Comments that are too long, and names that nobody vouches for") struct LargeCommentTests {
  private static let hostile = "<img src=x>|`a`@you\u{301}`\u{301}|\u{301}"

  /// Panels of stored traces, whose names are not those of the language.
  private func change(panels: Int) throws -> RecordingChange {
    func description(_ position: Int) throws -> RecordingDescription {
      let header = "panel,frame,time_s,keyboard_top_pt\n"
      let names = (0..<panels).map { "\(Self.hostile)\($0)" }
      let rows = names.flatMap { name in (0..<3).map { "\(name),\($0),\(Double($0) / 60),\(position)\n" } }
      let file = SourceFile(path: "trace.csv", text: header + rows.joined())
      let table = try #require(TraceTable.read(file, index: 0).table)
      let log = names.map { "\($0) (a caption)\n  0.700  will-\(position) ``` </details>\n" }.joined(separator: "\n")
      return RecordingDescription(table, events: log)
    }
    return RecordingChange(from: try description(7), to: try description(8))
  }

  private func comment(_ files: Int, panels: Int) throws -> String {
    let change = try change(panels: panels)
    #expect(change.changedPanels.count == panels)
    let comparisons = (0..<files).map {
      Comparison(path: "\(Self.hostile)\($0)", outcome: .recordings(StoredDiff(change: change, pixels: nil)))
    }
    let report = DiffReport(
      before: Self.hostile, after: "working tree", comparisons: comparisons, comparesRevisions: true)
    return DiffComment(report, nil).text
  }

  /// GitHub takes 65,536 characters, and a workflow adds a line.
  @Test(arguments: [(1, 100), (3, 100), (300, 1), (400, 3), (1, 500)])
  func aCommentHasRoom(_ files: Int, _ panels: Int) throws {
    let text = try comment(files, panels: panels)
    #expect(text.utf16.count <= 65_536 - 300)
    let sections = text.components(separatedBy: "\n#### ").count - 1
    let left = files - sections
    #expect((left > 0) == text.contains("left out: a comment has no room."))
    if left > 0 { #expect(text.contains("\n\(left) more \(left == 1 ? "file" : "files") that changed, left out")) }
  }

  @Test func namesStayNames() throws {
    let text = try comment(1, panels: 2)
    let scalars = text.unicodeScalars.split(separator: "\n").map(Array.init)
    // A row of the table has four bars that part cells.
    let rows = scalars.filter { $0.starts(with: "| ``".unicodeScalars) }
    #expect(rows.count == 2)
    for row in rows {
      let bars = row.indices.filter { row[$0] == "|" && (($0 == 0) || row[$0 - 1] != "\\") }
      #expect(bars.count == 4)
    }
    // Outside of code nothing is markup.
    let lines = text.split(separator: "\n").filter { $0.contains("<summary>") || $0.hasPrefix("###") }
    #expect(lines.count == 4)
    for line in lines where !line.hasPrefix("#### ") {
      #expect(!line.unicodeScalars.contains("<img".unicodeScalars) || line.contains("\\<img"))
      #expect(line.unicodeScalars.contains("@\u{2060}yo".unicodeScalars))
    }
    #expect(lines.filter { $0.contains("<summary>") }.allSatisfy { $0.contains("&lt;img src=x&gt;|`a`") })
    // The log's own fence does not end the block.
    #expect(text.contains("````diff\n- 0.700  will-7 ``` </details>\n+ 0.700  will-8 ``` </details>\n````\n"))
  }
}
