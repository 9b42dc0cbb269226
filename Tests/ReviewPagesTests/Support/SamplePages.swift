import Foundation
import ReviewPages
import TestSupport
import Testing

/// Pages made by hand.
enum SamplePages {
  /// 30 frames at 30 a second, in which a square goes to the right; after, it is 3 pixels ahead in frames 10 to 19.
  static func frames() throws -> ReviewPage.Frames {
    let before = (0..<30).map { TestPicture.square(at: $0) }
    let after = (0..<30).map { TestPicture.square(at: (10..<20).contains($0) ? $0 + 3 : $0) }
    let changed = try zip(before, after).enumerated().compactMap { frame, pair in
      let pixels = try pair.0.differing(from: pair.1) ?? 0
      return pixels > 0 ? ReviewPage.ChangedFrame(frame: frame, pixels: pixels) : nil
    }
    return ReviewPage.Frames(rate: 30, before: film(before), after: film(after), changed: changed)
  }

  static func film(_ pictures: [TestPicture]) -> ReviewPage.Film {
    ReviewPage.Film(pictures: pictures.map(\.picture), order: pictures.indices.map { $0 })
  }

  static func page(_ comparisons: [ReviewPage.Comparison]) -> ReviewPage {
    ReviewPage(
      title: "Curve7 review", tool: "Curve7 0.0.0", before: "main (1a2b3c4)", after: "working tree",
      verdict: "1 of 2 timelines moves otherwise", comparisons: comparisons)
  }

  /// One timeline that differs in every way, and one that does not.
  static func usual() throws -> ReviewPage {
    let same = ReviewPage.Comparison(name: "Late", path: "timelines/late.timeline", outcome: .same)
    return page([same, try different()])
  }

  static func different() throws -> ReviewPage.Comparison {
    ReviewPage.Comparison(
      name: "The keyboard's curve", path: "timelines/curve.timeline", outcome: .different,
      circumstances: ["30 frames, 28 before"], panels: [panel],
      expectations: [
        .init(panel: "right", statement: "gap within ±0.5 pt", before: .holds, after: .fails, message: "gap is 3 pt"),
        .init(panel: "right", statement: "calls right equals 1", before: .holds, after: .holds, message: ""),
      ], frames: try frames())
  }

  private static var panel: ReviewPage.Panel {
    let before = (0..<30).map { Double(800 - 10 * $0) }
    let after = before.enumerated().map { (10..<20).contains($0) ? $1 - Double($0) : $1 }
    return ReviewPage.Panel(
      name: "right", caption: "the keyboard's curve",
      changes: [
        .init(
          subject: "bottom of composer", columns: ["composer.bottom_pt"],
          sentences: ["starts 2 frames later, else the same motion"])
      ],
      log: ReviewPage.LogLine.lines(
        from: ["0.100  will-show", "0.200  did-show"], to: ["0.100  will-show", "0.300  did-show"]),
      series: [
        .init(
          column: "keyboard_top_pt", name: "top of the keyboard", isDownward: true,
          before: .init(rate: 30, values: before), after: .init(rate: 30, values: before)),
        .init(
          column: "composer.bottom_pt", name: "bottom of composer", isDownward: true,
          before: .init(rate: 30, values: before), after: .init(rate: 30, values: after)),
      ])
  }
}

extension ReviewPage {
  /// Opens the page in a browser, as a file. `link` is what stands in the address behind it.
  func open(
    link: String = "", _ options: Browser.Options = .init(), _ body: (Browser) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("review-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("review.html")
    try html.write(to: file, atomically: true, encoding: .utf8)
    let address = try #require(URL(string: file.absoluteString + link))
    try await Browser.open(address, options) { browser in
      try await body(browser)
      let (complaints, requests) = try await (browser.complaints(), browser.foreignRequests())
      #expect(complaints == [])
      #expect(requests == [])
    }
  }
}
