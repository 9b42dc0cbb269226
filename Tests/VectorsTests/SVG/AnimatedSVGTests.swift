import Drawing
import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing
import Vectors

@Suite struct AnimatedSVGTests {
  private func svg(_ drawing: FrameDrawing, other: FrameDrawing? = nil, _ options: AnimatedSVG.Options) throws -> String
  {
    try AnimatedSVG(Choreography(drawing, other: other), options: options).text
  }

  @Test("the whole of a short one")
  func golden() throws {
    let text = try svg(
      Samples.short(), .init(title: "A <short> one", description: "bar: covered", loops: 2, poster: 17))
    expectGolden(text.replacingOccurrences(of: ">", with: ">\n"), "short.svg.txt")
  }

  @Test("a comparison of two panels is small")
  func size() throws {
    let text = try svg(Samples.drawing("curve-sync"), .init(title: "Two panels"))
    #expect(text.utf8.count <= 60_000)
  }

  @Test("it is well-formed, has no script, asks for nothing, and is the same twice")
  func selfContained() throws {
    let drawing = try Samples.drawing("curve-sync")
    let text = try svg(drawing, .init(title: "\"<&>\u{1}"))
    #expect(try XMLDocument(xmlString: text, options: []).rootElement()?.name == "svg")
    #expect(text.contains("<title>&quot;&lt;&amp;&gt;</title>"))
    for word in ["<script", "href=\"http", "url(http", "@import", "<image", "\u{1}", "\u{2}"] {
      #expect(!text.contains(word))
    }
    #expect(try svg(drawing, .init(title: "\"<&>\u{1}")) == text)
  }

  @Test("names of two documents differ, and within one each is defined once")
  func names() throws {
    let drawing = try Samples.drawing("curve-sync")
    let ids = try ["One", "Two"].map { title in
      try svg(drawing, .init(title: title)).matches(of: /id="([^"]+)"/).map { String($0.1) }
    }
    #expect(Set(ids[0]).count == ids[0].count)
    #expect(Set(ids[0]).isDisjoint(with: ids[1]))
  }

  @Test("both themes in one file differ in colours alone")
  func themes() throws {
    let text = try svg(Samples.short(), other: Samples.short(.dark), .init(title: "Both"))
    let dark = try #require(text.split(separator: "@media(prefers-color-scheme:dark){").last)
    #expect(dark.contains("fill:#161618"))
    #expect(text.contains("fill:#f5f5f7"))
  }

  @Test("one frame has no animation")
  func oneFrame() throws {
    let text = try svg(Samples.short().keeping([20]), .init(title: "Still"))
    #expect(!text.contains("animation"))
    #expect(!text.contains("@keyframes"))
  }

  @Test("outlines leave no text")
  func outlines() throws {
    let text = try svg(Samples.short().keeping([20]), .init(title: "Still", textForm: .outlines))
    #expect(!text.contains("<text"))
  }
}
