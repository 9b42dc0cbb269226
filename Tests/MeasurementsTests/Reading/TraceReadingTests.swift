import TestSupport
import Testing
import Timelines

@testable import Measurements

/// Traces that were stored.
@Suite("Stored traces")
struct TraceReadingTests {
  static func read(_ text: String) -> (table: TraceTable?, report: String) {
    let file = SourceFile(path: "baseline.csv", text: text)
    let reading = TraceTable.read(file, index: 0)
    return (reading.table, DiagnosticReport(reading.diagnostics, files: SourceFiles([file])).text())
  }

  @Test("numbers are found by panel, column and time to a millionth of a second")
  func numbers() throws {
    let (table, report) = Self.read(
      "panel,frame,time_s,keyboard_top_pt,edge_bottom_pt\nright,0,0,844,\nright,1,0.016666667,843.5,792\nwrong,0,0,-1e2,0\n"
    )
    #expect(report == "")
    let trace = try #require(table)
    #expect(trace.panels == ["right", "wrong"])
    #expect(trace.number("keyboard_top_pt", ofPanel: "right", seconds: 1.0 / 60) == 843.5)
    #expect(trace.number("keyboard_top_pt", ofPanel: "wrong", seconds: 0) == -100)
    #expect(trace.number("edge_bottom_pt", ofPanel: "right", seconds: 0) == nil)
    #expect(trace.hasRow(ofPanel: "right", seconds: 0))
    #expect(!trace.hasRow(ofPanel: "right", seconds: 0.02))
    #expect(!trace.hasRow(ofPanel: "other", seconds: 0))
    #expect(trace.has("frame") && !trace.has("gap_pt"))
  }

  @Test("names in quotes, other separators, comments")
  func shapes() throws {
    let (table, report) = Self.read(
      "# stored\n\"panel\";time_s;keyboard_top_pt\n\"a; \"\"b\"\"\";0,5;844,25\n")
    #expect(report == "")
    #expect(table?.number("keyboard_top_pt", ofPanel: "a; \"b\"", seconds: 0.5) == 844.25)
  }

  @Test("bad rows are left out, each with what is wrong at its place")
  func badRows() {
    let text = """
      panel,time_s,keyboard_top_pt
      right,0,844
      right,0.1,oops
      right,,843
      right,0.2
      right,0.3,840,1
      right,0,843
      right,0.4,2e9
      wrong,0,844

      """
    let (table, report) = Self.read(text)
    expectGolden(report, "bad-trace.txt")
    #expect(table?.panels == ["right", "wrong"])
    #expect(table?.number("keyboard_top_pt", ofPanel: "right", seconds: 0) == 844)
  }

  @Test(
    "what is no trace",
    arguments: [
      ("", "E144"), ("# nothing\n", "E144"), ("panel,time_s\n", "E144"), ("time_s,keyboard_top_pt\n0,844\n", "E142"),
      ("panel,frame\nright,0\n", "E142"), ("panel\0", "E140"),
    ])
  func noTrace(text: String, code: String) {
    let (table, report) = Self.read(text)
    #expect(table == nil)
    #expect(report.contains("error[\(code)]"))
  }

  @Test("more rows than are read")
  func tooMany() {
    let rows = (0...MeasurementLimits.rows).map { "a,\($0)\n" }.joined()
    let (table, report) = Self.read("panel,time_s\n" + rows)
    #expect(table == nil)
    #expect(report.contains("error[E141]: there are more than 36000 rows"))
  }
}
