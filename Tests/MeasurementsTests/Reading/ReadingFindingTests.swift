import TestSupport
import Testing
import Timelines

@testable import Measurements

@Suite("Findings in tables of positions")
struct ReadingFindingTests {
  static func report(_ text: String, fps: Double? = nil, scale: Double? = nil) -> String {
    let reading = ReadingTests.read(text, fps: fps, scale: scale)
    return DiagnosticReport(reading.diagnostics, files: SourceFiles([reading.file])).text()
  }

  @Test("bad rows are left out with what is wrong and what to write; the others are read")
  func badRows() {
    let text = """
      time,keyboard_top,edge,comment
      0,844,792,
      0.0167,oops,790,
      0.0333,840,788
      0.05,,784,
      0.0667,nan,780,
      0.0833,inf,776,
      0.1,0x1p3,770,
      0.0833,700,690,
      0.1167,1e9,690,
      0.1167,690,x,
      0.1333,680,628,
      0.1333,670,618,
      0.05,660,608,

      """
    expectGolden(Self.report(text), "bad-rows.txt")
    #expect(ReadingTests.rows(text).map(\.time) == [0, 0.0833, 0.1333])
  }

  @Test(
    "what a whole file lacks, in one sentence",
    arguments: [
      ("", "E144", "there are no rows"), ("# nothing\n\n", "E144", "there are no rows"),
      ("time,edge\n0,1", "E142", "no column says where the keyboard is"),
      ("keyboard_top,edge\n844,792", "E142", "no column says when"),
      ("frame,top\n0,844", "E143", "the rows are numbered, and the frame rate is not known"),
      ("844\n843", "E143", "the rows are numbered, and the frame rate is not known"),
      ("0,844\n1,843\n2,842", "E143", "the rows are numbered, and the frame rate is not known"),
      ("time,top\nx,y", "E144", "no row can be read"), ("time,top\n", "E144", "no row can be read"),
      ("0\0,844", "E140", "the file is no text"),
    ])
  func files(text: String, code: String, message: String) {
    let reading = ReadingTests.read(text)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.code.text) == [code])
    #expect(errors.map(\.message) == [message])
    #expect(reading.measurement == nil)
  }

  @Test("bytes that are no UTF-8, and UTF-16, are no text")
  func bytes() {
    for bytes in [[0xFF, 0xFE, 0x30, 0x00] as [UInt8], [0x30, 0x2C, 0xC3, 0x28]] {
      let reading = Measurement.read(bytes, path: "p.csv", options: MeasurementOptions(screenHeight: 844))
      #expect(reading.diagnostics.map(\.code) == [.noText])
      #expect(reading.measurement == nil)
    }
  }

  @Test("columns without names, columns that are not read and pixels without a scale are said")
  func takenForGranted() {
    let text = Self.report("0,844,792,5\n16,843,791,5\n33,842,790,5")
    #expect(text.contains("the columns have no names; taken as time in ms, keyboard top, edge, not read"))
    #expect(Self.report("0,844\n0.5,843").contains("taken as time, keyboard top"))
    #expect(Self.report("844\n843", fps: 60).contains("taken as keyboard top"))
    #expect(Self.report("time,top,mood\n0,844,1").contains("the column 'mood' is not read"))
    #expect(Self.report("time,top (px)\n0,844").contains("the pixels of 'top (px)' are taken as points"))
    #expect(Self.report("time,top (px)\n0,844", scale: 3).isEmpty)
  }

  @Test("findings are listed to a limit, and the rest counted")
  func manyFindings() {
    let text = "time,top\n0,844\n" + String(repeating: "1,x\n", count: 500)
    let diagnostics = ReadingTests.read(text).diagnostics
    #expect(diagnostics.count == MeasurementLimits.findings + 1)
    #expect(diagnostics.last?.message == "450 more rows are left out")
    #expect(ReadingTests.rows(text).count == 1)
  }

  @Test("a row that is far from the others is left out")
  func farRows() {
    #expect(
      ReadingTests.read("time,top\n0,844\n2e6,508\n").diagnostics.map(\.message) == ["'2e6' is beyond 1000000 s"])
    #expect(
      ReadingTests.read("time,top\n2e6,844\n4e6,508\n").diagnostics.map(\.message) == [
        "the clock begins at 2000000 s; times are counted from the first row",
        "'4e6' is more than 1000000 s from the first row",
      ])
  }

  @Test("too many panels are refused")
  func manyPanels() {
    let rows = { (count: Int) in "panel,time,top\n" + (0..<count).map { "\($0),0,844\n" }.joined() }
    #expect(ReadingTests.read(rows(64)).measurement?.series.count == 64)
    let reading = ReadingTests.read(rows(65))
    #expect(reading.diagnostics.map(\.message) == ["there are more than 64 panels"])
    #expect(reading.diagnostics.map(\.code) == [.tooManyPositions])
    #expect(reading.measurement == nil)
  }

  @Test("too many rows are refused")
  func manyRows() {
    let rows = (0...MeasurementLimits.rows).map { "\($0),844\n" }.joined()
    let reading = ReadingTests.read("frame,top\n" + rows, fps: 60)
    #expect(reading.diagnostics.map(\.message) == ["there are more than 36000 rows"])
    #expect(reading.measurement == nil)
  }
}
