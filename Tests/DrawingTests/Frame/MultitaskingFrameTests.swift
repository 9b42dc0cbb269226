import Keyboards
import Recordings
import Testing
import Units

@testable import Drawing

/// Frames in which the device is turned, or the keyboard is not at the bottom edge.
@Suite struct MultitaskingFrameTests {
  private func recording(_ cues: String, device: String = "ipad-air-11", top: String = "") throws -> Recording {
    try Examples.recording(
      """
      timeline "not as usual"
      device \(device)
      duration 3s
      \(top)
      screen { scroll-view list { bubbles 8 }; input-bar composer "Message" { height 52pt } }
      handler wrong { observe will-change-frame; change constraint composer; animate ease-in-out 0.25s }
      at 0.1s focus composer
      \(cues)
      compare wrong
      """)
  }

  private func circumstances(_ recording: Recording) -> String { Header.circumstances(of: recording, recording.panels) }

  @Test func theHeaderNamesWhatIsNotAWholeKeyboard() throws {
    #expect(
      try circumstances(recording("at 1s float"))
        == "iPad Air 11 (M2-M4) · iOS 18 · 337 pt keyboard · 254 pt floating keyboard")
    #expect(
      try circumstances(recording("at 1s hardware-keyboard on"))
        == "iPad Air 11 (M2-M4) · iOS 18 · 337 pt keyboard · 55 pt shortcut bar")
    #expect(
      try circumstances(recording("at 1s rotate landscape", device: "iphone-13"))
        == "iPhone 13 · iOS 18 · 336, 219 pt keyboard")
  }

  /// 1180 / 6 = 197 above the bottom, and 337 high.
  @Test func heightsOfThePlotAreThoseOfTopEdges() throws {
    let undocked = try recording("at 1s undock", top: "system ios-12")
    let samples = undocked.panels.map { PanelSamples($0, of: undocked) }
    let data = try #require(PlotData(panels: undocked.panels, samples: samples))
    #expect(data.keyboardHeights == [534, 337])
    #expect(data.series[0].isDocked.contains(false))
    #expect(zip(data.series[0].times, data.series[0].isDocked).allSatisfy { $0 <= 1 || !$1 })
  }

  @Test func noFaultIsFilledInWhileTheKeyboardIsAway() throws {
    func faults(_ cues: String) throws -> Int {
      let composition = try FrameComposition(recording(cues, top: "system ios-12"), options: DrawingOptions())
      let plot = try #require(composition.scene(ofFrame: 0).layers.first { $0.key.role == "plot" })
      return plot.items().filter {
        if case .path(_, let fill?, nil) = $0 { fill.alpha < 0.2 } else { false }
      }.count
    }
    // One in each plot; a second run of edges begins when it docks again.
    #expect(try faults("") == 2)
    #expect(try faults("at 1s undock") == 2)
    #expect(try faults("at 1s undock; at 2s dock") == 3)
  }

  @Test func aKeyboardAwayFromTheEdgeHasNoMarks() throws {
    let composition = try FrameComposition(recording("at 1s float"), options: DrawingOptions())
    func marks(_ frame: Int) -> [String] {
      composition.scene(ofFrame: frame).layers.map(\.key.role).filter { $0.hasPrefix("gap") || $0 == "in step tick" }
    }
    #expect(!marks(20).isEmpty)
    #expect(marks(120).isEmpty)
  }

  @Test func marksKeepToTheWindow() throws {
    let composition = try FrameComposition(
      recording("", top: "window slide-over 480pt 0pt 320pt 1180pt"), options: DrawingOptions())
    let layers = composition.scene(ofFrame: 14).layers
    let window = try #require(layers.first { $0.key.role == "window-shadow" }).box
    let marks = layers.filter { $0.key.role == "gap band" || $0.key.role == "gap edge" }
    #expect(marks.count == 3)
    for mark in marks {
      let clip = try #require(mark.clip)
      #expect(clip.minX >= window.minX && clip.maxX <= window.maxX)
    }
  }

  private func layers(_ screen: String, window: String = "", cues: String, frame: Int) throws -> [Layer] {
    let recording = try Examples.recording(
      """
      timeline "parts"
      device ipad-air-11
      duration 2s
      \(window)
      screen { \(screen); text-field note "Note" { bottom view 8pt } }
      handler right { observe will-change-frame; change constraint note }
      \(cues)
      compare right
      """)
    return try FrameComposition(recording, options: DrawingOptions()).scene(ofFrame: frame).layers
  }

  /// The bar is as wide as the sheet, at its top, and goes up with it.
  @Test func aSheetsBarStandsInTheSheet() throws {
    for frame in [0, 20, 60] {
      let layers = try layers(
        "sheet form; navigation-bar \"New\" { height 50pt }", cues: "at 0.1s focus note", frame: frame)
      let sheet = try #require(layers.first { $0.key.role == "root-view" })
      let bar = try #require(layers.first { $0.key.role == "navigation-bar" })
      #expect(bar.box.minX == sheet.box.minX && bar.box.minY == sheet.box.minY && bar.box.width == sheet.box.width)
      #expect(bar.mask == sheet.mask && bar.mask != nil)
    }
  }

  /// The keyboard begins below it, without a seam.
  @Test(arguments: ["", "window stage-manager 100pt 90pt 600pt 900pt"])
  func aControllersAccessoryViewIsAsWideAsTheKeyboard(window: String) throws {
    for frame in [9, 16, 60] {
      let layers = try layers(
        "input-accessory reply \"Reply\" { height 52pt }", window: window, cues: "at 0.1s focus reply", frame: frame)
      let bar = try #require(layers.first { $0.key.role == "input-bar" })
      let keys = try #require(layers.first { $0.key.role == "keyboard" })
      let seen = try #require(bar.clip)
      #expect(abs(seen.maxY - keys.box.minY) < 1e-9)
      #expect(seen.minX == keys.box.minX && abs(seen.width - keys.box.width) < 1e-9)
      #expect(bar.mask == nil)
      #expect(!layers.contains { $0.key.role == "accessory" })
    }
  }

  @Test(arguments: ["iphone-13", "ipad-air-11"]) func aTurnedDeviceIsSeenWhole(device: String) throws {
    let turned = try recording("at 1s rotate landscape", device: device)
    let composition = try FrameComposition(turned, options: DrawingOptions())
    let size = composition.size
    for (frame, isWide) in [(30, false), (120, true)] {
      let outline = composition.scene(ofFrame: frame).layers.filter { $0.key.role == PhoneLayers.deviceRole }
      let box = try #require(outline.first).box
      #expect((box.width > box.height) == isWide)
      #expect(box.minX >= 0 && box.minY >= 0 && box.maxX <= size.width && box.maxY <= size.height)
      #expect(outline.count == 4)
    }
  }

  @Test func shuffledFramesOfATurnedDeviceHaveTheSameBytes() throws {
    let drawing = try FrameDrawing(
      recording("at 1s rotate landscape; at 2s present-alert", device: "iphone-13"), options: DrawingOptions(scale: 1))
    let first = try drawing.makePainter()
    let second = try drawing.makePainter()
    let frames = [20, 59, 61, 62, 70, 121, 125, 128, 140]
    let pictures = try frames.map { frame in try first.withPixels(ofFrame: frame) { Pixels($0) } }
    for (frame, picture) in zip(frames, pictures).reversed() {
      #expect(try second.withPixels(ofFrame: frame) { Pixels($0) } == picture, "frame \(frame)")
    }
  }
}
