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

  /// Both ways of holding it lie around one middle, and neither touches a heading, a neighbour or the plot.
  @Test(arguments: 1...4, ["iphone-13", "ipad-pro-11-m4"])
  func aTurnedDeviceStaysInItsRoom(count: Int, device: String) throws {
    let screens = try [device, device + " landscape"].map {
      ShownScreen(whole: try Examples.recording(panels: 1, device: $0).screen)
    }
    let layout = layout(count, screens)
    for panel in 0..<count {
      let devices = screens.map { shown in
        let place = layout.place(ofPanel: panel, on: shown.screen)
        #expect(place.visible == shown.visible)
        #expect(abs(place.column.screen.width - shown.visible.width * layout.zoom) <= 0.5)
        return place.column.screen
      }
      #expect(abs(devices[0].center.x - devices[1].center.x) <= 1.5)
      #expect(abs(devices[0].center.y - devices[1].center.y) <= 1.5)
      for screen in devices {
        #expect(layout.plot.intersection(screen) == nil)
        #expect(layout.columns.allSatisfy { $0.heading.intersection(screen) == nil })
        #expect(layout.columns[0].heading.minX <= screen.minX && screen.maxX <= layout.size.width - 40)
      }
    }
  }

  private func gutter(_ column: PictureLayout.Column) -> Rect {
    Rect(
      x: column.gutter, y: column.screen.y, width: PictureProportions.gutter, height: column.screen.height)
  }

  private func layout(_ count: Int, _ device: String) throws -> PictureLayout {
    let screen = try Examples.recording(panels: 1, device: device).screen
    return layout(count, [ShownScreen(whole: screen)])
  }

  private func layout(_ count: Int, _ screens: [ShownScreen]) -> PictureLayout {
    PictureLayout(
      PictureLayout.Contents(
        panelCount: count, screens: screens, headerHeight: 54, headingHeight: 49, callsHeight: 0, hasPlot: true,
        hasGapPlot: true))
  }
}
