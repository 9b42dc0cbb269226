import Testing
import Units

@testable import Drawing

@Suite struct CrispnessTests {
  @Test(arguments: [1, 2, 3, 4]) func aOnePointLineHasOneDarkRowAPixel(scale: Int) throws {
    let scene = Scene(
      size: Size(width: 10, height: 10), layers: [.box(Rect(x: 0, y: 4, width: 10, height: 1))])
    let column = try Pixels(scene, scale: scale).column(5)
    #expect(column.filter { $0 == black }.count == scale)
    #expect(column.filter { $0 == white }.count == 9 * scale)
    #expect(column.firstIndex(of: black) == 4 * scale)
  }

  @Test(arguments: [1, 2, 3], [0.0, 0.1, 0.25, 1.0 / 3, 0.5, 0.77])
  func aLayerMovedByPartsOfAPointLandsOnWholePixels(scale: Int, part: Double) throws {
    let scene = Scene(
      size: Size(width: 10, height: 10), layers: [.box(Rect(x: 2 + part, y: 3 + part, width: 4, height: 2))])
    let pixels = try Pixels(scene, scale: scale)
    #expect(Set(pixels.values) == [white, black])
    #expect(pixels.values.filter { $0 == black }.count == 8 * scale * scale)
  }

  @Test(arguments: [1, 2, 3, 4]) func layersThatMeetAtAnEdgeNeverShowAHairline(scale: Int) throws {
    for step in 0..<200 {
      let edge = 4 + Double(step) * 0.0137
      let zoom = 0.847
      let scene = Scene(
        size: Size(width: 4, height: 14),
        layers: [
          .box(Rect(x: 0, y: edge - 3 * zoom, width: 4, height: 3 * zoom), role: "bar", snap: .bottom),
          .box(Rect(x: 0, y: edge, width: 4, height: 20), role: "keyboard"),
        ])
      let column = try Pixels(scene, scale: scale).column(1)
      let firstDark = try #require(column.firstIndex(of: black))
      #expect(column[firstDark...].allSatisfy { $0 == black })
    }
  }

  @Test func nothingIsDrawnOutsideBoxAndClip() throws {
    let layer = Layer(
      key: Layer.Key("big"), box: Rect(x: 2, y: 2, width: 6, height: 6),
      clip: Rect(x: 0, y: 0, width: 4, height: 10)
    ) {
      [.rect(Rect(x: -50, y: -50, width: 100, height: 100), Color(0x000000))]
    }
    let pixels = try Pixels(Scene(size: Size(width: 10, height: 10), layers: [layer]), scale: 1)
    #expect(pixels.values.filter { $0 == black }.count == 2 * 6)
    #expect(pixels[2, 2] == black)
    #expect(pixels[3, 7] == black)
  }
}
