import Testing
import Timelines

@testable import Measurements

@Suite("Reading tables of positions")
struct ReadingTests {
  static func read(_ text: String, fps: Double? = nil, scale: Double? = nil) -> MeasurementReading {
    Measurement.read(
      Array(text.utf8), path: "positions.csv",
      options: MeasurementOptions(framesPerSecond: fps, scale: scale, screenHeight: 844))
  }

  static func rows(_ text: String, fps: Double? = nil, scale: Double? = nil) -> [Measurement.Row] {
    read(text, fps: fps, scale: scale).measurement?.series.first?.rows ?? []
  }

  static let three = [
    Measurement.Row(time: 0, keyboardTop: 844, edge: 792), Measurement.Row(time: 0.5, keyboardTop: 676.5, edge: 624.5),
    Measurement.Row(time: 1, keyboardTop: 508, edge: 456),
  ]

  @Test(
    "one table, written in many ways",
    arguments: [
      "time,keyboard_top,edge\n0,844,792\n0.5,676.5,624.5\n1,508,456\n",
      "edge; t (ms); Keyboard top (pt)\n792;0;844\n624,5;500;676,5\n456;1000;508",
      "# measured by hand\n\nTime [s]\tkeyboard_y\tview bottom\r\n0\t844\t792\r\n0,5\t676,5\t624,5\r\n1\t508\t456\r\n",
      "\u{FEFF}\"time_s\",\"keyboard_top_pt\",\"edge_bottom_pt\"\n\"0\",844,792\n5e-1,+676.5,624.5\n1,508,456",
      "ms,kb top,composer bottom,\n0,844,792,\n500,676.5,624.5,\n1000,508,456,\n",
      "s,keyboard_height,edge\n0,0,792\n0.5,167.5,624.5\n1,336,456",
      "time,height,bar\r0,0,792\r0.5,167.5,624.5\r1,336,456\r",
    ])
  func spellings(text: String) {
    let reading = Self.read(text)
    #expect(reading.diagnostics == [])
    #expect(reading.measurement?.series == [Measurement.Series(rows: Self.three)])
  }

  @Test("pixels are divided by the scale, points are not")
  func scale() {
    #expect(Self.rows("time,top_px,edge_px\n0,2532,2376\n0.5,2029.5,1873.5\n1,1524,1368", scale: 3) == Self.three)
    #expect(Self.rows("0,2532,2376\n0.5,2029.5,1873.5\n1,1524,1368", scale: 3) == Self.three)
    #expect(Self.rows("time,top_pt,edge_px\n0,844,2376\n0.5,676.5,1873.5\n1,508,1368", scale: 3) == Self.three)
  }

  @Test("frames become times by the frame rate")
  func frames() {
    let expected = Self.three.map { Measurement.Row(time: $0.time, keyboardTop: $0.keyboardTop) }
    #expect(Self.rows("frame,top\n0,844\n30,676.5\n60,508", fps: 60) == expected)
    #expect(Self.rows("top\n844\n676.5\n508", fps: 2) == expected)
    #expect(Self.rows("844\n676.5\n508", fps: 2) == expected)
    #expect(Self.rows("0;844\n1;676,5\n2;508", fps: 2) == expected)
    #expect(Self.rows("frame,time,top\n7,0,844\n8,0.5,676.5\n9,1,508") == expected)
  }

  @Test("a trace reads back: a series for each panel, elements and gaps left out")
  func trace() {
    let reading = Self.read(
      """
      panel,frame,time_s,keyboard_top_pt,edge_bottom_pt,gap_pt,gap_counts,list.top_pt,list.bottom_pt
      right,0,0,844,792,52,0,88,792
      right,1,0.016666667,843,791,52,1,88,791
      "wrong, late",0,0,844,,,0,88,792

      """)
    #expect(reading.diagnostics == [])
    #expect(
      reading.measurement?.series == [
        Measurement.Series(
          panel: "right",
          rows: [
            Measurement.Row(time: 0, keyboardTop: 844, edge: 792),
            Measurement.Row(time: 0.016666667, keyboardTop: 843, edge: 791),
          ]),
        Measurement.Series(panel: "wrong, late", rows: [Measurement.Row(time: 0, keyboardTop: 844)]),
      ])
  }

  @Test(
    "a clock that does not begin near 0 is counted from the first row",
    arguments: [
      ("time,top\n250000,844\n250000.5,676.5\n250001,508", "250000"),
      ("time,top\n-1700000000,844\n-1699999999.5,676.5\n-1699999999,508", "-1700000000"),
      ("time_ms,top\n1700000000100,844\n1700000000600,676.5\n1700000001100,508", "1700000000.1"),
    ])
  func clocks(text: String, start: String) {
    let reading = Self.read(text)
    #expect(
      reading.diagnostics.map(\.message) == ["the clock begins at \(start) s; times are counted from the first row"])
    #expect(reading.diagnostics.map(\.code) == [.shiftedClock])
    let rows = reading.measurement?.series.first?.rows ?? []
    #expect(rows.map { ($0.time * 1e6).rounded() } == [0, 500_000, 1_000_000])
    #expect(rows.map(\.keyboardTop) == [844, 676.5, 508])
  }

  @Test("a clock within ten hours of 0 is taken as it is")
  func nearClock() {
    #expect(Self.read("time,top\n36000,844\n36001,508").diagnostics == [])
    #expect(Self.rows("time,top\n36000,844\n36001,508").map(\.time) == [36000, 36001])
  }

  @Test("a quoted cell may hold line breaks and quotes")
  func quotedLines() {
    let reading = Self.read("panel,time,top\n\"a\nb\",0,844\n\"a\r\nb\",1,508\n\"say \"\"x,\"\"\n\",0,1\n")
    #expect(reading.diagnostics == [])
    #expect(reading.measurement?.series.map(\.panel) == ["a\nb", "say \"x,\"\n"])
    #expect(reading.measurement?.series.map(\.rows.count) == [2, 1])
  }

  @Test("quotes that are not closed end with their line")
  func openQuotes() {
    #expect(Self.read("time,top\n0,\"844\n1,508\n2,509\n").measurement?.series.first?.rows.count == 2)
    #expect(Self.rows("time,top,5\" x\"\"y\n0,844,\n1,508,\n").count == 2)
    let far = "time,top\n0,\"844\n" + String(repeating: "1,508\n", count: 1000) + "2,\"509\n"
    #expect(Self.rows(far).map(\.time) == [1])
  }

  @Test("what looks like a table of positions")
  func likely() {
    func isLikely(_ text: String) -> Bool { Measurement.isLikely(Array(text.utf8)) }
    #expect(isLikely("# by hand\n0,844\n"))
    #expect(isLikely("844\n843.5"))
    #expect(isLikely("t;keyboard top\n0;844"))
    #expect(isLikely("panel,frame,time_s,keyboard_top_pt,edge_bottom_pt\n"))
    #expect(isLikely("top\n844\n"))
    #expect(isLikely("t;mood\n0;1\n"))
    #expect(!isLikely(""))
    #expect(!isLikely("timeline \"keyboard, top\"\ndevice iphone-13\n"))
    #expect(!isLikely("device iphone-13\n"))
    #expect(!isLikely("2012-01-19 13:05:48.791 App[1453:707] keyboard, {\n"))
    #expect(!isLikely("UIKeyboardFrameBeginUserInfoKey = \"NSRect: {{0, 480}, {320, 216}}\";\n"))
  }
}
