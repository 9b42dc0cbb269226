import Drawing
import Foundation
import Images
import TestSupport
import Testing
import Units
import Vectors

/// The browser's picture of an SVG beside our own frames.
@Suite struct SVGBrowserTests {
  @Test("at ten times the browser shows our frames", arguments: [TextForm.text, .outlines])
  func tenTimes(form: TextForm) async throws {
    let drawing = try Samples.drawing("curve-sync")
    let frames = [0, 9, 13, 17, 22, 30, 60, 93, 97, 125]
    try await compare(drawing, form, frames: frames)
  }

  @Test(
    "sheets, masks, drags and views that come and go",
    arguments: ["interactive-dismissal", "two-controllers", "form-sheet", "floating-keyboard"])
  func otherMotion(name: String) async throws {
    let drawing = try Samples.drawing(name)
    let count = drawing.frameCount
    try await compare(
      drawing, .text, frames: [0, count / 5, count / 3, count / 2, 3 * count / 4, count - 1], limit: 0.0035)
  }

  @Test("slow motion, pauses, zooms and marks", arguments: ["curve-sync", "safe-area"])
  func directed(name: String) async throws {
    let drawing = try Samples.drawing("directed/\(name)")
    let moments = [0.1, 0.22, 0.2833333, 0.33, 0.45, 0.62, 0.7, 0.8, 0.9, 1.2, 1.45, 1.6]
    let frames = moments.compactMap { moment in
      (0..<drawing.frameCount).first { drawing.pacing.time(ofFrame: $0).seconds >= moment - 1e-6 }
    }
    try await compare(drawing, .text, frames: frames, limit: 0.0035)
  }

  @Test("readers who want no motion see the poster")
  func reducedMotion() async throws {
    let drawing = try Samples.drawing("curve-sync")
    var options = Browser.Options()
    (options.prefersReducedMotion, options.width, options.height) = (true, drawing.width + 40, drawing.height + 240)
    let page = try page(drawing, .init(title: "Poster", poster: 17))
    let expected = try picture(of: drawing, frame: 17)
    try await Browser.open(page, options) { browser in
      try await Task.sleep(for: .milliseconds(300))
      try Self.expectAlike(Image(screenshot: await browser.screenshot(), like: expected), expected, "poster")
    }
  }

  private func compare(
    _ drawing: FrameDrawing, _ form: TextForm, frames: [Int], limit: Double = 0.002
  ) async throws {
    let page = try page(drawing, .init(title: "Ten times", textForm: form))
    var options = Browser.Options()
    (options.width, options.height) = (drawing.width + 40, drawing.height + 240)
    try await Browser.open(page, options) { browser in
      for frame in frames {
        let time = drawing.pacing.rate.time(ofFrame: frame).seconds * 1000 + 0.05
        _ = try await browser.text(
          "document.getAnimations().forEach(a => { a.pause(); a.currentTime = \(time) }) || 1")
        let expected = try picture(of: drawing, frame: frame)
        try Self.expectAlike(
          Image(screenshot: await browser.screenshot(), like: expected), expected, "frame \(frame), \(form)",
          limit: limit)
      }
      #expect(try await browser.complaints() == [])
      #expect(try await browser.foreignRequests() == [])
    }
  }

  /// Another renderer's edges and glyphs are other pixels: what counts is how many differ by much that are no edges.
  /// The smaller the phones, the more of a picture are edges, which ours has at whole pixels.
  private static func expectAlike(
    _ shown: Image, _ expected: Image, _ what: String, limit: Double = 0.002
  ) throws {
    let rule = PixelComparison.Rule(threshold: 0.35)
    let comparison = try #require(shown.comparison(with: expected, by: rule))
    let part = Double(comparison.mismatched) / Double(expected.pixelCount)
    #expect(part < limit, "\(what): \(comparison.mismatched) pixels")
  }

  private func page(_ drawing: FrameDrawing, _ options: AnimatedSVG.Options) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
    try AnimatedSVG(Choreography(drawing), options: options).text.write(to: file, atomically: true, encoding: .utf8)
    return file
  }

  private func picture(of drawing: FrameDrawing, frame: Int) throws -> Image {
    try drawing.makePainter().withPixels(ofFrame: frame) { pixels in
      var bytes: [UInt8] = []
      for row in 0..<pixels.height {
        for column in 0..<pixels.width {
          let pixel = pixels.bytes.load(fromByteOffset: row * pixels.stride + column * 4, as: UInt32.self)
          bytes += [UInt8(pixel >> 16 & 255), UInt8(pixel >> 8 & 255), UInt8(pixel & 255), 255]
        }
      }
      return try #require(Image(width: pixels.width, height: pixels.height, bytes: bytes))
    }
  }
}

extension Image {
  /// The upper left part of a screenshot, as large as another picture.
  fileprivate init(screenshot: [UInt8], like other: Image) throws {
    let whole = try PNGReader.image(screenshot)
    var bytes: [UInt8] = []
    for row in 0..<min(other.height, whole.height) {
      let start = row * whole.width * 4
      bytes += whole.bytes[start..<(start + min(other.width, whole.width) * 4)]
    }
    self = try #require(Image(width: other.width, height: other.height, bytes: bytes))
  }
}
