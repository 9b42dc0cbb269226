import TestSupport
import Testing
import Units

@testable import Drawing

/// Layers that are rounded off or let through what lies below.
@Suite struct MaskTests {
  private let size = Size(width: 40, height: 40)

  private func box(
    _ rect: Rect, mask: Layer.Mask? = nil, opacity: Double = 1, color: Color = Color(0x000000), role: String = "box"
  ) -> Layer {
    Layer(key: Layer.Key(role), box: rect, mask: mask, opacity: opacity) {
      [.rect(Rect(x: 0, y: 0, width: rect.width, height: rect.height), color)]
    }
  }

  @Test func cornersAreRoundedAndEdgesStayCrisp() throws {
    let rect = Rect(x: 4, y: 4, width: 32, height: 32)
    let pixels = try Pixels(
      Scene(size: size, layers: [box(rect, mask: Layer.Mask(rect, radius: 10))]), scale: 1)
    #expect(pixels[4, 4] == white)
    #expect(pixels[5, 5] == white)
    #expect(pixels[9, 9] == black)
    #expect(
      pixels.row(20) == Array(repeating: white, count: 4) + Array(repeating: black, count: 32)
        + Array(repeating: white, count: 4))
  }

  /// A mask stays where it is while what it rounds off moves.
  @Test func nothingShowsOutsideTheMask() throws {
    let mask = Layer.Mask(Rect(x: 10, y: 10, width: 20, height: 20), radius: 4)
    let pixels = try Pixels(
      Scene(size: size, layers: [box(Rect(x: 0, y: 0, width: 40, height: 40), mask: mask)]), scale: 1)
    for place in 0..<40 { #expect(pixels[place, 9] == white && pixels[30, place] == white) }
    #expect(pixels[20, 20] == black)
  }

  @Test func opacityLetsThroughWhatLiesBelow() throws {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let grays = try [0.0, 0.2, 0.5, 1].map { opacity in
      try Pixels(Scene(size: size, layers: [box(rect, opacity: opacity)]), scale: 1)[5, 5] & 0xFF
    }
    #expect(grays == [255, 204, 127, 0])
  }

  @Test func changesOfOpacityTooSmallToSeeAreNone() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 40)
    let places = [0.5, 0.5004, 0.51].map {
      Scene(size: size, layers: [box(rect, opacity: $0)]).placed(scale: 1)[0].place
    }
    #expect(places[0] == places[1])
    #expect(places[0] != places[2])
  }

  @Test func shuffledFramesHaveTheBytesOfFreshOnes() throws {
    let frames = (0..<30).map(frame)
    let fresh = try frames.map { try Pixels($0, scale: 2) }
    let painter = try ScenePainter(size: size, scale: 2)
    var generator = SeededGenerator(seed: 5)
    for index in (0..<3).flatMap({ _ in frames.indices.shuffled(using: &generator) }) {
      try painter.paint(frames[index])
      #expect(Pixels(painter.surface) == fresh[index], "frame \(index)")
    }
  }

  /// A window with things moving in it, and a box that fades over its corners.
  private func frame(_ number: Int) -> Scene {
    let t = Double(number)
    let window = Layer.Mask(Rect(x: 5.3, y: 6.7, width: 27, height: 26), radius: 8.3)
    return Scene(
      size: size, background: Color(0xF5F5F7),
      layers: [
        box(Rect(x: 0, y: 0, width: 40, height: 40), mask: window, color: Color(0xFFCC00), role: "window"),
        box(Rect(x: 2, y: t * 0.9, width: 12, height: 9), mask: window, color: Color(0x5E5CE6), role: "low"),
        box(
          Rect(x: 30 - t, y: 20, width: 14, height: 30), mask: window, opacity: 0.3 + t / 60, color: Color(0xFF3B30),
          role: "side"),
        box(Rect(x: t / 2, y: 1, width: 9, height: 12), opacity: t / 30, color: Color(0x248A3D), role: "over"),
      ])
  }
}
