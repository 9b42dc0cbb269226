import Recordings
import Testing

@testable import Drawing

@Suite struct CropTests {
  /// The bar's top comes to 844 − 336 − 52 = 456; 96 points above it, on a multiple of 8.
  @Test func keepsWhatIsAboveTheHighestMotion() throws {
    #expect(try top(of: Examples.recording(panels: 2)) == 360)
  }

  @Test func aLowScreenStaysWhole() throws {
    #expect(try top(of: Examples.recording(panels: 1, device: "iphone-13 landscape")) == 0)
  }

  @Test func aScreenInWhichNothingMovesStaysWhole() throws {
    #expect(
      try top(
        of: Examples.recording(
          """
          timeline "still"
          device iphone-13
          duration 0.5s
          screen { input-bar composer "Message" { height 52pt } }
          handler right { observe will-show; change constraint composer }
          compare right
          """)) == 0)
  }

  @Test func aViewThatMovesAtTheTopKeepsTheScreenWhole() throws {
    #expect(
      try top(
        of: Examples.recording(
          """
          timeline "the whole view"
          device iphone-13
          duration 0.5s
          screen { input-bar composer "Message" { height 52pt } }
          handler mover { observe will-show; change transform view }
          at 0.1s tap composer
          compare mover
          """)) == 0)
  }

  /// 96 above 400, on a multiple of 8; the bar's own motion would leave out more.
  @Test func aRootViewThatBeginsLowerShowsItsTopEdge() throws {
    #expect(try top(of: Self.example("frame 0pt 400pt 390pt 444pt")) == 304)
    #expect(try top(of: Self.example("navigation-bar \"Bar\" { opaque }")) == 360)
  }

  @Test func fingersThatDragStayInThePicture() throws {
    #expect(
      try top(of: Self.example("scroll-view list { rows 5 }", cues: "at 1s drag list from 320pt to 700pt for 0.5s"))
        == 224)
  }

  /// The card is 132 high, in the middle of 844.
  @Test func anAlertStaysInThePicture() throws {
    #expect(try top(of: Self.example("", cues: "at 1s present-alert")) == 256)
  }

  /// 96 above a window's top edge at 500; above the bar at 1180 − 337 − 52 = 791 where the window begins with the screen.
  @Test(arguments: [(500.0, 400.0), (0, 688)]) func aWindowShowsItsTopEdge(y: Double, expected: Double) throws {
    #expect(
      try top(of: Self.example("", device: "ipad-air-11", top: "window stage-manager 100pt \(y)pt 600pt \(1180 - y)pt"))
        == expected)
  }

  @Test func aKeyboardAwayFromTheEdgeStaysInThePicture() throws {
    let cues = "at 1s float; at 1.5s move-keyboard 20pt 420pt"
    #expect(try top(of: Self.example("", device: "ipad-air-11", cues: cues)) == 320)
  }

  private static func example(
    _ screen: String, device: String = "iphone-13", top: String = "", cues: String = ""
  ) throws -> Recording {
    try Examples.recording(
      """
      timeline "crop"
      device \(device)
      duration 2s
      \(top)
      screen { \(screen); input-bar composer "Message" { height 52pt } }
      handler right { observe will-change-frame; change constraint composer }
      at 0.1s focus composer
      \(cues)
      compare right
      """)
  }

  private func top(of recording: Recording) throws -> Double {
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    let visible = Crop(recording, panels: recording.panels, samples: samples).visible
    #expect(visible.maxY == recording.screen.size.height)
    return visible.minY
  }
}
