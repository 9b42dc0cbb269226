import Foundation
import TestSupport
import Testing

@testable import Command

@Suite struct FitVerbTests {
  static let traceA = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("timelines/measured/trace-a.csv")

  static func traceAText() throws -> String { try String(contentsOf: traceA, encoding: .utf8) }

  @Test func traceAIsCurve7() async throws {
    let run = await CapturedRun("fit", "-", "--fps", "60", "--scale", "2.2529762", input: try Self.traceAText())
    #expect(run.code == 0)
    #expect(run.errors == "")
    expectGolden(run.output, "fit-trace-a.txt")
  }

  @Test func json() async throws {
    let run = await CapturedRun(
      "fit", Self.traceA.path, "--fps", "60", "--scale", "2.2529762", "--format", "json")
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    let move = try #require((value.first?["moves"] as? [[String: Any]])?.first)
    #expect(move["verdict"] as? String == "curve-7")
    let frequency = try #require((move["spring"] as? [String: Any])?["frequency"] as? [String: Any])
    #expect(abs((frequency["value"] as? Double ?? 0) - 18.284) < 0.0005)
    #expect(abs((frequency["standard_error"] as? Double ?? 0) - 0.062) < 0.0005)
  }

  @Test func aTimelinesKeyboardAndEdgesAreFitted() async {
    let run = await CapturedRun("fit", "-", "--panel", "wrong", input: SampleTimeline.text())
    #expect(run.code == 0)
    #expect(run.output.contains("-: wrong, keyboard top, 60 rows from 0.0000 s to 0.9833 s\n"))
    #expect(run.output.contains("this is curve 7"))
    #expect(run.output.contains("-: wrong, edge, 60 rows"))
    #expect(run.output.contains("this is ease-in-out over 0.250 s"))
    #expect(!run.output.contains("right"))
  }

  @Test func aTraceReadsBack() async {
    let trace = await CapturedRun("trace", "-", input: SampleTimeline.text())
    let fit = await CapturedRun("fit", "-", "--panel", "wrong", input: trace.output)
    let direct = await CapturedRun("fit", "-", "--panel", "wrong", input: SampleTimeline.text())
    #expect(fit.code == 0)
    let verdicts = { (text: String) in text.split(separator: "\n").filter { $0.contains("verdict") } }
    #expect(verdicts(fit.output).count == 2)
    #expect(verdicts(fit.output) == verdicts(direct.output))
    let again = await CapturedRun("trace", "-", input: trace.output)
    let columns = { (text: String) in
      text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false).prefix(5) }
    }
    #expect(columns(again.output) == columns(trace.output))
  }

  @Test func movesBeyondTheLimitAreCounted() async {
    let rows = (0..<250).flatMap { move in Array(repeating: move.isMultiple(of: 2) ? "844" : "508", count: 20) }
    let table = rows.enumerated().map { "a,\(Double($0) / 60),\($1)\n" }.joined()
    let other = rows.prefix(40).enumerated().map { "b,\(Double($0) / 60),\($1)\n" }.joined()
    let run = await CapturedRun("fit", "-", input: "panel,time,top\n" + table + other)
    #expect(run.output.contains("\n  49 more moves not fitted; cut the table\n"))
    #expect(
      run.output.hasSuffix(
        "\n-: b, keyboard top, 40 rows from 0.0000 s to 0.6500 s\n\n  1 more move not fitted; cut the table\n"))
  }

  @Test func nothingToFitIsSaidAndIsAnInputError() async {
    let still = await CapturedRun("fit", "-", input: "time,top\n0,844\n0.1,844\n0.2,844\n")
    #expect(still.code == 65)
    #expect(still.output == "-: keyboard top, 3 rows from 0.0000 s to 0.2000 s\n  nothing moves\n")
    let single = await CapturedRun("fit", "-", input: "time,top\n0,844\n")
    #expect(single.code == 65)
    #expect(single.output.hasSuffix("  a single row says nothing of a motion\n"))
    let short = await CapturedRun("fit", "-", input: "time,top\n0,844\n0.1,700\n0.2,600\n0.3,508\n0.6,508\n")
    #expect(short.code == 65)
    #expect(short.output.hasSuffix("  not fitted: 2 rows are on the way; a fit needs 6\n"))
  }

  @Test func whatIsWrongWithTheInput() async {
    let numbered = await CapturedRun("fit", "-", input: "frame,top\n0,844\n")
    #expect(numbered.code == 65)
    #expect(numbered.output == "")
    #expect(
      numbered.errors.hasPrefix("stdin:1:1: error[E143]: the rows are numbered, and the frame rate is not known\n"))
    let missing = await CapturedRun("fit", "nowhere.csv")
    #expect(missing.code == 66)
    #expect(missing.errors == "curve7: there is no file 'nowhere.csv'\n")
    let large = await CapturedRun("fit", "-", input: "0,844\n" + String(repeating: "#", count: 1 << 20))
    #expect(large.code == 65)
    #expect(large.errors == "curve7: '-' is larger than 1024 KiB; cut it to the moves\n")
    let panel = await CapturedRun("fit", "-", "--panel", "left", input: "0,844\n0.1,843\n")
    #expect(panel.code == 64)
    #expect(panel.errors.hasSuffix("curve7: there is no panel 'left'; there are none\n"))
    let rate = await CapturedRun("fit", "-", "--fps", "0", input: "")
    #expect(rate.code == 64)
    #expect(
      rate.errors.hasPrefix("curve7: --fps: '0' is no number above 0; write one from 0.001 to 100000\n"))
    let half = await CapturedRun("fit", "-", "--fps", "29.97", input: SampleTimeline.text())
    #expect(half.code == 64)
    #expect(
      half.errors.hasPrefix("curve7: --fps: a timeline has a whole number of frames, from 1 to 240\n"))
  }
}
