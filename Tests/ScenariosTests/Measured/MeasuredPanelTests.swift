import Measurements
import Scenarios
import TestSupport
import Testing
import Timelines
import Units

@Suite("Panels that show measured positions")
struct MeasuredPanelTests {
  static let files = [
    "p.csv": "time,keyboard_top,edge\n0,844,792\n0.5,508,456\n",
    "folder/top.csv": "time,top\n0,844\n0.5,508\n", "numbered.csv": "frame,top_px\n0,2532\n30,1524\n",
    "trace.csv": "panel,frame,time_s,keyboard_top_pt\nright,0,0,844\nright,1,0.5,508\nwrong,0,0,844\n",
    "bad.csv": "time,top\n0,844\n0.25,x\n0.5,508\n", "huge.csv": "time,top\n0,2532\n0.5,1524\n",
    "part.timeline": "panel inner { positions \"top.csv\" }\n",
    "folder/part.timeline": "panel inner { positions \"top.csv\" }\n",
  ]

  /// Expects exactly these findings, as `CODE message | hint` with the file in front where it is not the timeline, in
  /// order of position.
  static func findings(_ text: String) -> [String] {
    let loaded = loadScenario(chat + text, path: "a.timeline", including: files)
    return loaded.diagnostics.map { finding in
      let file = loaded.files.start(of: finding.range).file
      return (file == "a.timeline" ? "" : "\(file): ") + "\(finding.code.text) \(finding.message)"
        + (finding.hint.map { " | \($0)" } ?? "")
    }
  }

  static func plan(_ text: String) throws -> PanelPlan {
    let loaded = loadScenario(chat + text, path: "a.timeline", including: files)
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    return try #require(loaded.scenario?.panels.first)
  }

  @Test("rows, offset and tracked element come from the file and its settings")
  func rows() throws {
    let plan = try Self.plan("panel a { positions \"p.csv\" { offset -20ms } }")
    let measured = try #require(plan.measured)
    #expect(measured.offset == Time(seconds: -0.02))
    #expect(
      measured.rows == [
        Measurement.Row(time: 0, keyboardTop: 844, edge: 792), Measurement.Row(time: 0.5, keyboardTop: 508, edge: 456),
      ])
    #expect(plan.trackedElement != nil)
    #expect(try Self.plan("panel a { positions \"folder/top.csv\" }").trackedElement == nil)
  }

  @Test("numbered rows in pixels, and one panel of several")
  func settings() throws {
    let numbered = try Self.plan("panel a { positions \"numbered.csv\" { fps 60; scale 3 } }")
    #expect(numbered.measured?.rows.map(\.time) == [0, 0.5])
    #expect(numbered.measured?.rows.map(\.keyboardTop) == [844, 508])
    let right = try Self.plan("panel a { positions \"trace.csv\" { panel \"right\" } }")
    #expect(right.measured?.rows.count == 2)
  }

  @Test("the path is relative to the file that names it, as for 'include'")
  func included() {
    #expect(Self.findings("include \"folder/part.timeline\"") == [])
    #expect(
      Self.findings("include \"part.timeline\"") == [
        "part.timeline: E041 there is no file 'top.csv' | paths are relative to the folder of the file that names them"
      ])
  }

  @Test("what can be wrong with the path")
  func paths() {
    #expect(
      Self.findings("panel a { positions \"../p.csv\" }") == [
        "E040 '../p.csv' is not a path inside the timeline's folder | write a path relative to this file, without '..'"
      ])
    #expect(
      Self.findings("panel a { positions \"q.csv\" }") == [
        "E041 there is no file 'q.csv' | paths are relative to the folder of the file that names them"
      ])
    #expect(Self.findings("panel a { positions }").map { $0.prefix(4) } == ["E053"])
  }

  @Test("which panel of a trace is meant has to be said")
  func series() {
    #expect(
      Self.findings("panel a { positions \"trace.csv\" }") == [
        "E146 'trace.csv' has 2 panels | choose one in a block: panel \"right\""
      ])
    #expect(
      Self.findings("panel a { positions \"trace.csv\" { panel \"rigth\" } }") == [
        "E146 'trace.csv' has no panel 'rigth' | did you mean 'right'?"
      ])
  }

  @Test("what can be wrong with the settings, and with what the file holds")
  func faults() {
    #expect(
      Self.findings("panel a { positions \"numbered.csv\" { scale 3 } }") == [
        "numbered.csv: E143 the rows are numbered, and the frame rate is not known | "
          + "give it to 'fit' or 'import' with '--fps', or with 'fps' in a timeline"
      ])
    #expect(
      Self.findings("panel a { positions \"huge.csv\" }") == [
        "E084 'huge.csv' has a position at 2532pt; the screen is 844pt high | say how many pixels a point has: scale 3"
      ])
    #expect(
      Self.findings("panel a { positions \"p.csv\" { scale 0; fps 0 } }") == [
        "E086 a scale of positions is a number from 0.001 to 1000, not 0",
        "E086 a frame rate of positions is a number from 0.001 to 1000, not 0",
      ])
    #expect(
      Self.findings("panel a { positions \"p.csv\" { offset 100000s } }") == [
        "E085 an offset is at most 36000s either way, not 100000s"
      ])
  }

  @Test("an expectation about a gap that the table does not have")
  func noEdge() {
    #expect(
      Self.findings("panel a { positions \"folder/top.csv\" }\nexpect a { gap within 1pt }") == [
        "E104 nothing is measured in panel 'a' | its positions have no edge; add a column 'edge' to their table"
      ])
  }

  @Test("what has no place in a measured panel, and a row that is left out")
  func panels() {
    #expect(
      Self.findings(follow + "panel a { positions \"p.csv\"; observers follow }") == [
        "E145 panel 'a' shows what was measured; nothing answers in it | "
          + "leave out 'observers' and 'pin', or show them in a panel of their own"
      ])
    #expect(
      Self.findings("panel a { positions \"folder/top.csv\"; track composer }") == [
        "W029 'track' has no effect: the positions have no edge"
      ])
    #expect(
      Self.findings("panel a { positions \"bad.csv\" }") == [
        "bad.csv: W060 'x' is no number | write digits, such as 508.5; the row is left out"
      ])
  }
}
