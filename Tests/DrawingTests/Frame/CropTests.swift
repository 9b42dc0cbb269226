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

  private func top(of recording: Recording) throws -> Double {
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    let visible = Crop(panels: recording.panels, samples: samples, screen: recording.screen).visible
    #expect(visible.maxY == recording.screen.size.height)
    return visible.minY
  }
}
