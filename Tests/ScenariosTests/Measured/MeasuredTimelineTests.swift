import Foundation
import Measurements
import Scenarios
import TestSupport
import Testing
import Timelines
import Units

@Suite("Timelines made from measured positions")
struct MeasuredTimelineTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("timelines/measured")

  /// A keyboard that comes at 0.3 s, is given a bar at 1.1 s and goes at 1.8 s, and an edge.
  static let shown: String = {
    var text = "time,keyboard_top,edge\n"
    for frame in 0..<150 {
      let time = Double(frame) / 60
      func progress(from start: Double) -> Double {
        let t = max(0, time - start)
        return t >= 0.5 ? 1 : 1 - (1 + 18.257418583505537 * t) * exp(-18.257418583505537 * t)
      }
      let top = 844 - 336 * progress(from: 0.3) - 45 * progress(from: 1.1) + 381 * progress(from: 1.8)
      text += "\(time),\(top),\(top - 34)\n"
    }
    return text
  }()

  static func compared(_ text: String, path: String, _ options: MeasurementOptions) throws -> String {
    let reading = Measurement.read(Array(text.utf8), path: path, options: options)
    return MeasuredTimeline(try #require(reading.measurement), path: path, options: options).comparedText
  }

  @Test("trace A, a keyboard that goes: it is called first, and dismissed when curve 7 starts")
  func traceA() throws {
    let file = Self.folder.appendingPathComponent("trace-a.csv")
    let options = MeasurementOptions(framesPerSecond: 60, scale: 757.0 / 336, screenHeight: 844)
    let table = try String(contentsOf: file, encoding: .utf8)
    let text = try Self.compared(table, path: "trace-a.csv", options)
    expectGolden(text, "trace-a.timeline.txt")
    let loaded = loadScenario(text, path: "a.timeline", including: ["trace-a.csv": table])
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.scenario?.panels.map(\.name) == ["measured", "curve7"])
  }

  @Test("a keyboard that comes, changes and goes: cues for each")
  func shown() throws {
    let text = try Self.compared(Self.shown, path: "my \"film\".csv", MeasurementOptions(screenHeight: 844))
    expectGolden(text, "shown.timeline.txt")
    let loaded = loadScenario(text, path: "a.timeline", including: ["my \"film\".csv": Self.shown])
    #expect(loaded.diagnostics.map(\.message) == [])
    #expect(loaded.scenario?.cues.count == 3)
  }

  @Test("rows in which nothing moves, and a screen that no device has")
  func still() throws {
    let text = try Self.compared("0,1000\n0.1,1000\n", path: "p.csv", MeasurementOptions(screenHeight: 844))
    #expect(text.contains("# Device: no screen is as high as the keyboard's lowest place, 1000pt; iphone-13 is taken."))
    #expect(text.contains("# Cues: nothing moves in the rows."))
    let loaded = loadScenario(text, path: "a.timeline", including: ["p.csv": "0,1000\n0.1,1000\n"])
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test(
    "a table whose clock counts from elsewhere begins at its first row",
    arguments: [
      ("0,844\n0.5,508", 0.0, 2), ("10,844\n10.5,508", 0, 2), ("11,844\n11.5,508", -11, 3),
      ("-1,844\n-0.5,600\n0,508", 1, 3), ("250000,844\n250001,508", 0, 3), ("1700000000.1,844\n1700000001.1,508", 0, 3),
    ])
  func clock(rows: String, offset: Double, findings: Int) throws {
    let loaded = loadMeasured(
      Array("time,top\n\(rows)\n".utf8), path: "t.csv", options: MeasurementOptions(screenHeight: 844))
    #expect(loaded.scenario?.panels.first?.measured?.offset == Time(seconds: offset))
    #expect(loaded.diagnostics.map(\.code) == (findings == 3 ? [.shiftedClock] : []))
    #expect((loaded.scenario?.duration.seconds ?? 0) < 12)
  }

  @Test(
    "the timeline made of a table runs whatever its clock",
    arguments: ["250000", "1700000000.1", "-1700000000", "35000", "-20"])
  func clockCompared(start: String) throws {
    let first = try #require(Double(start))
    let rows = (0...60).map { row in
      "\(first + Double(row) / 60),\(844 - 336 * min(1, max(0, Double(row) - 20) / 20))"
    }
    let table = "time,top\n" + rows.joined(separator: "\n")
    let text = try Self.compared(table, path: "p.csv", MeasurementOptions(screenHeight: 844))
    let loaded = loadScenario(text, path: "a.timeline", including: ["p.csv": table])
    #expect(loaded.diagnostics.filter { $0.code != .shiftedClock }.map(\.message) == [])
    #expect((loaded.scenario?.duration.seconds ?? 0) < 3)
  }

  @Test("what is wrong with a table alone can be mended in it")
  func aloneFaults() {
    func findings(_ text: String) -> [String] {
      loadMeasured(Array(text.utf8), path: "t.csv", options: MeasurementOptions(screenHeight: 844)).diagnostics.map {
        "\($0.code.text) \($0.message) | \($0.hint ?? "")"
      }
    }
    #expect(
      findings("time,top\n0,844\n1000,508\n").map { $0.split(separator: "|").last } == [" cut it to the moves"])
    #expect(
      findings("time,top\n0,2532\n1,508\n") == [
        "E084 'positions' has a position at 2532pt; the screen is 844pt high | "
          + "say how many pixels a point has: curve7 import … --scale 3"
      ])
  }

  @Test("a panel's name may have a line break")
  func brokenName() {
    let loaded = loadMeasured(
      Array("panel,time,top\n\"a\nb\",0,844\n\"a\nb\",1,508\n".utf8), path: "t.csv",
      options: MeasurementOptions(screenHeight: 844))
    #expect(loaded.diagnostics == [])
    #expect(loaded.scenario?.panels.map(\.name) == ["a\nb"])
  }

  @Test("a table alone is a scenario with a panel for each series, at most four")
  func alone() throws {
    let options = MeasurementOptions(screenHeight: 844)
    let one = loadMeasured(Array(Self.shown.utf8), path: "film.csv", options: options)
    #expect(one.diagnostics == [])
    #expect(one.scenario?.name == "film")
    #expect(one.scenario?.panels.map(\.name) == ["measured"])
    let panels = ["a", "at", "a \"\"b\"\" \\ c", "d", "e"].map { "\"\($0)\",0,844" }
    let many = loadMeasured(
      Array(("panel,time,top\n" + panels.joined(separator: "\n")).utf8), path: "t.csv", options: options)
    #expect(many.scenario?.panels.map(\.name).prefix(3) == ["a", "at", "a \"b\" \\ c"])
    #expect(many.scenario?.panels.count == 4)
    #expect(many.diagnostics.map(\.message) == ["the table has 5 panels; the first 4 are shown"])
    let none = loadMeasured(Array("x".utf8), path: "t.csv", options: options)
    #expect(none.scenario == nil)
    #expect(none.diagnostics.map(\.code) == [.unknownColumns])
  }
}
