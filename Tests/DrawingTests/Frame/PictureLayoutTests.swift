import Keyboards
import Testing
import Units

@testable import Drawing

@Suite struct PictureLayoutTests {
  @Test(
    arguments: 1...4, ["iphone-13", "iphone-13 landscape", "ipad-pro-11-m4", "ipad-pro-11-m4 landscape", "iphone-se-1"])
  func partsDoNotOverlap(count: Int, device: String) throws {
    let layout = try layout(count, device)
    let canvas = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    let parts =
      [layout.header, layout.plot] + layout.columns.flatMap { [$0.heading, $0.screen, gutter($0)] }
    for (index, part) in parts.enumerated() {
      #expect(canvas.intersection(part) == part)
      for other in parts[(index + 1)...] { #expect(part.intersection(other) == nil, "\(part) \(other)") }
    }
  }

  @Test func aComparisonOfTwoIsAboutAThousandPointsWide() throws {
    let drawing = try FrameDrawing(Examples.recording(panels: 2), options: DrawingOptions(scale: 1))
    #expect((960...1100).contains(drawing.width))
  }

  @Test func theSinglePanelHasThePlotAtItsSide() throws {
    let one = try layout(1, "iphone-13")
    #expect(one.plot.minX > one.columns[0].screen.maxX)
    let two = try layout(2, "iphone-13")
    #expect(two.plot.minY > two.columns[0].screen.maxY)
  }

  @Test func phonesAreNeverEnlarged() {
    for count in 1...4 {
      let small = Rect(x: 0, y: 0, width: 100, height: 100)
      #expect(PictureProportions(panelCount: count).zoom(for: small, orientation: .portrait) == 1)
    }
  }

  private func gutter(_ column: PictureLayout.Column) -> Rect {
    Rect(
      x: column.gutter, y: column.screen.y, width: PictureProportions.gutter, height: column.screen.height)
  }

  private func layout(_ count: Int, _ device: String) throws -> PictureLayout {
    let screen = try Examples.recording(panels: 1, device: device).screen
    return PictureLayout(
      PictureLayout.Contents(
        panelCount: count, screen: screen,
        visible: Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height),
        deviceMargins: PhoneLayers.margins(of: screen), headerHeight: 54, headingHeight: 49, callsHeight: 0,
        hasPlot: true, hasGapPlot: true))
  }
}
