import Recordings
import Testing
import TestSupport
import Units

@testable import Drawing

@Suite struct FrameCompositionTests {
  @Test(arguments: [(1, 17), (2, 17), (2, 0), (4, 94)])
  func frameAsText(panels: Int, frame: Int) throws {
    let composition = try FrameComposition(Examples.recording(panels: panels), options: DrawingOptions())
    expectGolden(composition.scene(ofFrame: frame).frameDump, "frame-\(panels)-panels-\(frame).txt")
  }

  @Test func aComparisonHasAClockAndASinglePanelNone() throws {
    #expect(try roles(panels: 2).contains("clock"))
    #expect(try !roles(panels: 1).contains("clock"))
    #expect(try roles(panels: 1).contains("plot time"))
    #expect(try !roles(panels: 2).contains("plot time"))
  }

  @Test func theClockCanBeAskedFor() throws {
    #expect(try roles(panels: 1, options: DrawingOptions(hasClock: true)).contains("clock"))
    #expect(try !roles(panels: 2, options: DrawingOptions(hasClock: false)).contains("clock"))
  }

  @Test func theBandLiesUnderTheDevice() throws {
    let roles = try roles(panels: 2)
    let band = try #require(roles.firstIndex(of: "gap band"))
    let device = try #require(roles[band...].firstIndex(of: PhoneLayers.deviceRole))
    #expect(roles[..<band].last { $0 == "keyboard" } != nil)
    #expect(band < device)
  }

  @Test func nothingIsMarkedBeforeTheKeyboardComes() throws {
    let roles = try roles(panels: 2, frame: 0)
    #expect(!roles.contains { $0.hasPrefix("gap") || $0 == "in step tick" || $0 == "covered view" })
  }

  @Test func aCoveredViewIsOutlinedAndAHoleIsNot() throws {
    let example = try Examples.recording(panels: 4)
    let options = { (name: String) in DrawingOptions(panels: [name]) }
    let covered = try FrameComposition(example, options: options("eased")).scene(ofFrame: 17)
    let hole = try FrameComposition(example, options: options("jumps")).scene(ofFrame: 17)
    #expect(covered.layers.contains { $0.key.role == "covered view" })
    #expect(!hole.layers.contains { $0.key.role == "covered view" })
    #expect(hole.layers.contains { $0.key.role == "gap band" })
  }

  @Test func everythingIsWithinTheCanvas() throws {
    for count in 1...4 {
      let scene = try FrameComposition(Examples.recording(panels: count), options: DrawingOptions())
        .scene(ofFrame: 17)
      for layer in scene.layers where layer.clip == nil {
        #expect(layer.box.minX >= 0 && layer.box.maxX <= scene.size.width, "\(layer.key.role)")
        #expect(layer.box.minY >= 0 && layer.box.maxY <= scene.size.height, "\(layer.key.role)")
      }
    }
  }

  @Test func severalObserversAreListedAsTheyAreCalled() throws {
    let composition = try FrameComposition(
      Examples.recording(
        """
        timeline "two observers"
        device iphone-13
        duration 1s
        screen { scroll-view list { bubbles 8 }; input-bar composer "Message" { height 52pt } }
        handler mover { observe will-show; change constraint composer }
        handler inset { observe will-change-frame; change content-inset list }
        panel both { observers mover inset }
        at 0.2s tap composer
        compare both
        """), options: DrawingOptions())
    func texts(_ frame: Int) -> [String] {
      composition.scene(ofFrame: frame).layers.filter { $0.key.role == "calls" }.flatMap { $0.items() }.compactMap {
        guard case .text(let text) = $0 else { return nil }
        return text.string
      }
    }
    #expect(texts(11) == [])
    #expect(texts(12) == ["1", "inset · will-change-frame", "2", "mover · will-show"])
  }

  private func roles(panels: Int, frame: Int = 17, options: DrawingOptions = DrawingOptions()) throws -> [String] {
    try FrameComposition(Examples.recording(panels: panels), options: options).scene(ofFrame: frame).layers
      .map(\.key.role)
  }
}
