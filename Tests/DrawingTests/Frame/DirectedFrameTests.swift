import Recordings
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// Pictures of directed recordings.
@Suite struct DirectedFrameTests {
  private func recording(_ statements: String, title: String = "directed") throws -> Recording {
    try Examples.recording(
      """
      timeline "\(title)"
      duration 1.2s
      screen { scroll-view list { bubbles 14 }; input-bar composer "Message" }
      handler right { observe will-change-frame; change constraint composer }
      handler wrong { observe will-change-frame; change constraint composer; animate ease-in-out 0.25s }
      at 0.2s tap composer
      direction { \(statements) }
      """)
  }

  private func composition(_ statements: String, isDirected: Bool = true) throws -> FrameComposition {
    try FrameComposition(recording(statements), options: DrawingOptions(isDirected: isDirected))
  }

  private static let everything = """
    slow 0.25x from 0.2s to 0.7s; freeze worst for 1s; zoom composer 2x from 0.5s to 0.7s
    caption "The keyboard is faster" from 0.2s to 0.3s; caption "它追上了键盘" from 0.4s to 0.5s
    highlight composer in wrong from 0.25s to 0.29s; highlight keyboard in right from 0.4s to 0.5s
    measure bottom composer to keyboard-top in wrong from 0.35s to 0.5s
    arrow bottom composer to keyboard-top in wrong from 0.25s to 0.3s
    note "too late" at top composer in wrong from 0.25s to 0.5s; note "它追上了键盘" at keyboard-top from 0.4s to 0.5s
    """

  @Test func nothingIsDirectedUnlessAskedFor() throws {
    let plain = try composition("taps on")
    let directed = try composition(Self.everything, isDirected: false)
    for frame in [0, 17, 30, 40] {
      #expect(directed.scene(ofFrame: frame).frameDump == plain.scene(ofFrame: frame).frameDump)
    }
  }

  @Test func theWorstGapStandsStillWithItsNumber() throws {
    let recording = try recording(Self.everything)
    let worst = try #require(recording.worstGap())
    let scene = try FrameComposition(recording, options: DrawingOptions(isDirected: true)).scene(at: worst.time)
    expectGolden(scene.frameDump, "directed-worst.txt")
  }

  @Test func wordsInOtherScripts() throws {
    expectGolden(try composition(Self.everything).scene(at: Time(seconds: 0.42)).frameDump, "directed-note.txt")
  }

  /// The camera moves smoothly, is there while the zoom lasts, and shows both panels alike.
  @Test func theCameraComesAndGoes() throws {
    let composition = try composition("zoom 95pt 444pt 200pt 300pt from 0.5s to 0.7s")
    func zooms(at seconds: Double) -> [Double] {
      composition.scene(at: Time(seconds: seconds)).layers.filter { $0.key.role == "input-bar" }.map(\.zoom)
    }
    let still = try #require(zooms(at: 0.1).first)
    #expect(zooms(at: 0.2) == [still, still])
    #expect(zooms(at: 1.1) == [still, still])
    let near = try #require(zooms(at: 0.5).first)
    #expect(near > 1.2 * still)
    #expect(zooms(at: 0.69) == [near, near])
    let way = stride(from: 0.2, through: 0.5, by: 0.01).compactMap { zooms(at: $0).first }
    #expect(zip(way, way.dropFirst()).allSatisfy(<))
    #expect(zip(way, way.dropFirst()).allSatisfy { $1 - $0 < 0.08 * (near - still) })
  }

  @Test func anElementStaysInSight() throws {
    let recording = try recording("zoom composer 3x")
    let composition = try FrameComposition(recording, options: DrawingOptions(isDirected: true))
    for frame in 0..<70 {
      for layer in composition.scene(ofFrame: frame).layers where layer.key.role == "input-bar" {
        let clip = try #require(layer.clip)
        let bar = Rect(x: layer.box.x, y: layer.box.y, width: layer.box.width, height: 52 * layer.zoom)
        #expect(bar.minY >= clip.minY - 1e-6 && bar.maxY <= clip.maxY + 1e-6, "frame \(frame)")
      }
    }
  }

  @Test func labelsKeepClearOfEachOther() throws {
    let marks = (0..<4).map { "measure bottom composer to keyboard-top; note \"note \($0)\" at top composer" }
    let composition = try composition(marks.joined(separator: "; ") + "; freeze worst for 1s; freeze 0.4s for 1s")
    for seconds in [0.1, 0.25, 0.2833333, 0.4, 0.5] {
      let scene = composition.scene(at: Time(seconds: seconds))
      let labels = scene.layers.filter { $0.key.role == "note" || $0.key.role.hasSuffix(" label") }.map(\.box)
      for (index, label) in labels.enumerated() {
        for other in labels.dropFirst(index + 1) { #expect(label.intersection(other) == nil, "\(seconds) s") }
      }
    }
  }

  @Test func aMarkGoesWithItsElementAndKeepsItsPicture() throws {
    let composition = try composition("highlight composer in wrong; arrow bottom composer to keyboard-top in wrong")
    let scenes = (13..<30).map { composition.scene(ofFrame: $0) }
    for role in ["highlight", "arrow stem"] {
      let keys = Set(scenes.flatMap { $0.layers.filter { $0.key.role == role }.map(\.key) })
      #expect(keys.count == 1, "\(role)")
    }
    let tops = scenes.compactMap { $0.layers.first { $0.key.role == "highlight" }?.box.minY }
    #expect(tops.count == 17)
    #expect(zip(tops, tops.dropFirst()).allSatisfy(>=))
    #expect(tops[0] - tops[16] > 200)
  }

  /// The top of the screen is cut where nothing happens, but not off what is pointed out there.
  @Test func whatIsPointedOutIsInThePicture() throws {
    func top(_ statements: String) throws -> Double {
      let recording = try Examples.recording(
        """
        screen { label title "Title"; scroll-view list { top below title; bubbles 14 }; input-bar composer }
        handler bar { observe will-change-frame; change constraint composer }
        at 0.2s tap composer
        direction { \(statements) }
        """)
      let samples = recording.panels.map { PanelSamples($0, of: recording) }
      return Crop(recording, panels: recording.panels, samples: samples, direction: recording.direction).visible.y
    }
    #expect(try top("taps off") > 200)
    #expect(try top("zoom 95pt 200pt 200pt 200pt") < 200)
    #expect(try top("zoom 95pt 0pt 200pt 200pt") == 0)
    #expect(try top("highlight title") == 0)
    #expect(try top("note \"here\" at bottom title in bar") == 0)
    #expect(try top("highlight keyboard") > 200)
  }

  @Test func tapsCanBeLeftOut() throws {
    #expect(try composition("taps on").scene(ofFrame: 12).layers.contains { $0.key.role == "tap" })
    #expect(try !composition("taps off").scene(ofFrame: 12).layers.contains { $0.key.role == "tap" })
  }

  @Test func aPictureHasTheWidthAskedFor() throws {
    let drawing = try FrameDrawing(recording("size 500pt"), options: DrawingOptions(scale: 2, isDirected: true))
    #expect(drawing.width == 1000)
    let whole = try FrameDrawing(recording("taps on"), options: DrawingOptions(scale: 2, isDirected: true))
    #expect(abs(Double(drawing.height) / 1000 - Double(whole.height) / Double(whole.width)) < 0.002)
    for layer in drawing.scene(ofFrame: 20).layers where layer.clip == nil {
      #expect(layer.box.maxX <= 500.01 && layer.box.maxY <= drawing.size.height + 0.5, "\(layer.key.role)")
    }
  }

  /// Outlines alone, in the ink of the frame around them; what is out of step keeps its colour.
  @Test func aWireframeHasNoColors() throws {
    let scene = try composition("style wireframe").scene(ofFrame: 20)
    let palette = Palette.light
    let own = [palette.surface, palette.muted, palette.ink, palette.canvas]
    let roles = ["input-bar", "keyboard", "bubbles", "root-view", "device"]
    for layer in scene.layers where roles.contains(layer.key.role) {
      for item in layer.items() {
        for color in item.colors { #expect(own.contains(color.with(alpha: 1)), "\(layer.key.role): \(item)") }
      }
    }
    #expect(scene.layers.contains { $0.key.role == "gap band" })
  }

  @Test func colorsAreThoseAskedFor() throws {
    let palette = Palette.palette(for: .dark, colors: [.fault: 0x0000FF, .tint: 0x112233, .canvas: 0xFFFFFF])
    #expect(palette.fault == Color(0x0000FF))
    #expect(palette.inStep == Palette.dark.inStep)
    #expect(AppColors(palette).tint == Color(0x112233))
    let scene = try composition("color canvas \"#102030\"; color ink \"#FFFFFF\"").scene(ofFrame: 0)
    #expect(scene.background == Color(0x102030))
  }

  @Test func directedFramesAreDrawnAlikeInAnyOrder() throws {
    let options = DrawingOptions(scale: 1, isDirected: true)
    let drawing = try FrameDrawing(recording(Self.everything), options: options)
    let first = try drawing.makePainter()
    let second = try drawing.makePainter()
    var generator = SeededGenerator(seed: 3)
    let frames = [0, 14, 30, 40, 90, 140, 150, 155, 160, 170, 180, 200]
    var pictures: [Int: Pixels] = [:]
    for frame in frames { pictures[frame] = try first.withPixels(ofFrame: frame) { Pixels($0) } }
    for frame in frames.shuffled(using: &generator) {
      #expect(try second.withPixels(ofFrame: frame) { Pixels($0) } == pictures[frame], "frame \(frame)")
    }
  }
}

extension Item {
  fileprivate var colors: [Color] {
    switch self {
    case .rect(_, let color): [color]
    case .roundedRect(_, _, let fill, let stroke), .path(_, let fill, let stroke), .circle(_, _, let fill, let stroke):
      [fill, stroke?.color].compactMap { $0 }
    case .text(let text): [text.color]
    }
  }
}
