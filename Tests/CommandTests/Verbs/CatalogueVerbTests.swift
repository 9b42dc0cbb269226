import TestSupport
import Testing

@testable import Command

@Suite struct CatalogueVerbTests {
  @Test func devicesInDetail() async {
    expectGolden(await CapturedRun("devices", "iphone-13").output, "device-iphone-13.txt")
  }

  @Test func devicesAreListed() async {
    let lines = await CapturedRun("devices").output.split(separator: "\n")
    #expect(lines.count == 60)
    #expect(lines.contains { $0.hasPrefix("iphone-17-pro-max ") && $0.hasSuffix("345") })
  }

  @Test func deviceListAsJSONHasOneLineADevice() async {
    let lines = await CapturedRun("devices", "--format", "json").output.split(separator: "\n")
    #expect(lines.count == 61)
    #expect(lines.first == "[")
    #expect(lines.last == "]")
    #expect(lines.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  {\"id\": \"") })
  }

  @Test func curvesAreListed() async {
    expectGolden(await CapturedRun("curves").output, "curves.txt")
  }

  /// The samples are those of facts: curve7.md §2.3.
  @Test func aCurveIsSampled() async {
    let output = await CapturedRun("curves", "keyboard").output
    expectGolden(output, "curve-keyboard.txt")
    #expect(output.contains("\n5      0.083333  0.449328  6.066518\n"))
    #expect(output.hasSuffix("\n30     0.500000  1.000000  0.000000\n"))
  }

  @Test func aCurveAsJSON() async {
    let output = await CapturedRun("curves", "linear", "--fps", "4", "--format", "json").output
    #expect(
      output == """
        {"curve": "linear", "summary": "constant speed; UIView's curve 3", "written": "bezier(0, 0, 1, 1) 0.25s", \
        "source": "CAMediaTimingFunction's control points; facts: curve7.md §4.3", "duration_s": 0.25, "samples": \
        [{"frame": 0, "time_s": 0, "progress": 0, "velocity_per_s": 4}, \
        {"frame": 1, "time_s": 0.25, "progress": 1, "velocity_per_s": 0}]}

        """)
  }
}
