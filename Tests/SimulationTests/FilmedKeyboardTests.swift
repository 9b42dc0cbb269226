import Foundation
import Recordings
import Scenarios
import Simulation
import Testing
import Units

@Suite("A filmed keyboard beside curve 7")
struct FilmedKeyboardTests {
  @Test("trace A is 0.93 pt from the simulated keyboard where they differ most, curve7.md §6.1")
  func traceA() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("timelines/measured.timeline")
    let recording = try #require(try loadScenario(fileAt: file.path).scenario).simulate()
    var largest = 0.0
    for frame in 1...29 {
      let time = Time(seconds: Double(frame) / 60 + 1.01399)
      let tops = recording.panels.map { $0.state(at: time).keyboardFrame.minY }
      largest = max(largest, abs(tops[0] - tops[1]))
    }
    #expect(abs(largest - 0.93) < 0.02)
  }
}
