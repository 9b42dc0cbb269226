import Recordings
import Testing
import TestSupport

@testable import Drawing

@Suite struct FrameDrawingTests {
  @Test func shuffledFramesAndTwoPaintersGiveTheSameBytes() throws {
    let drawing = try FrameDrawing(Examples.recording(panels: 2), options: DrawingOptions(scale: 1))
    let first = try drawing.makePainter()
    let second = try drawing.makePainter()
    var generator = SeededGenerator(seed: 11)
    let frames = Array(stride(from: 8, to: 40, by: 2)) + [90, 95, 131]
    var pictures: [Int: Pixels] = [:]
    for frame in frames { pictures[frame] = try first.withPixels(ofFrame: frame) { Pixels($0) } }
    for frame in frames.shuffled(using: &generator) {
      #expect(try second.withPixels(ofFrame: frame) { Pixels($0) } == pictures[frame], "frame \(frame)")
    }
  }

  @Test func sameFramesHaveTheSamePixelsAndOthersDoNot() throws {
    let drawing = try FrameDrawing(Examples.recording(panels: 1), options: DrawingOptions(scale: 1))
    let painter = try drawing.makePainter()
    var last = try painter.withPixels(ofFrame: 0) { Pixels($0) }
    for frame in 1..<20 {
      let picture = try painter.withPixels(ofFrame: frame) { Pixels($0) }
      #expect(drawing.isSame(frame: frame, as: frame - 1) == (picture == last), "frame \(frame)")
      last = picture
    }
  }

  @Test func stillFramesOfASinglePanelAreTheSamePicture() throws {
    let drawing = try FrameDrawing(Examples.recording(panels: 1), options: DrawingOptions())
    #expect(drawing.isSame(frame: 0, as: 2))
    #expect(!drawing.isSame(frame: 16, as: 17))
    #expect(drawing.isSame(frame: 128, as: 131))
  }

  @Test(arguments: [1, 2, 3, 4]) func sizeFollowsTheScale(scale: Int) throws {
    let recording = try Examples.recording(panels: 2)
    let once = try FrameDrawing(recording, options: DrawingOptions(scale: 1))
    let scaled = try FrameDrawing(recording, options: DrawingOptions(scale: scale))
    #expect(scaled.width == once.width * scale)
    #expect(scaled.height == once.height * scale)
    try scaled.makePainter().withPixels(ofFrame: 3) { view in
      #expect(view.width == scaled.width)
      #expect(view.height == scaled.height)
      #expect(view.bytes.count == view.stride * view.height)
    }
  }

  @Test func panelsAreDrawnInTheOrderAskedFor() throws {
    let recording = try Examples.recording(panels: 3)
    #expect(throws: DrawingError.unknownPanel("left", known: ["right", "eased", "linear"])) {
      try FrameDrawing(recording, options: DrawingOptions(panels: ["left"]))
    }
    let two = try FrameDrawing(recording, options: DrawingOptions(scale: 1, panels: ["linear", "right"]))
    #expect(two.width < (try FrameDrawing(recording, options: DrawingOptions(scale: 1))).width)
  }

  @Test func impossiblePicturesAreRefused() throws {
    var recording = try Examples.recording(panels: 1)
    #expect(throws: DrawingError.unknownScale(9)) {
      try FrameDrawing(recording, options: DrawingOptions(scale: 9))
    }
    recording.panels = []
    #expect(throws: DrawingError.noPanels) { try FrameDrawing(recording, options: DrawingOptions()) }
  }

  @Test func errorsSayWhatToDo() {
    let texts = [
      DrawingError.unknownScale(9), .unknownPanel("left", known: ["right", "eased"]), .noPanels, .tooManyPanels(5),
      .pictureTooLarge(width: 20_000, height: 900), .cairo("out of memory"),
      .cannotWrite(path: "a.png", reason: "no room"),
    ].map(\.description)
    #expect(
      texts == [
        "no scale '9': use 1, 2, 3 or 4", "no panel 'left': there are 'right', 'eased'", "no panel to draw",
        "5 panels do not fit side by side: draw at most 4",
        "a picture of 20000 × 900 pixels is too large: at most 16384 a side and 64 million in all; "
          + "use a smaller scale or fewer panels", "cannot draw: out of memory", "cannot write 'a.png': no room",
      ])
  }
}
