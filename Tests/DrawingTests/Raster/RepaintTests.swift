import TestSupport
import Testing
import Units

@testable import Drawing

@Suite struct RepaintTests {
  private let frames = (0..<40).map(scene(ofFrame:))

  @Test func shuffledFramesHaveTheBytesOfFreshOnes() throws {
    let fresh = try frames.map { try Pixels($0, scale: 2) }
    let painter = try ScenePainter(size: frames[0].size, scale: 2)
    var generator = SeededGenerator(seed: 7)
    for index in (0..<3).flatMap({ _ in frames.indices.shuffled(using: &generator) }) {
      try painter.paint(frames[index])
      #expect(Pixels(painter.surface) == fresh[index], "frame \(index)")
    }
  }

  @Test func keepingNoPicturesChangesNothing() throws {
    let keeping = try ScenePainter(size: frames[0].size, scale: 3)
    let forgetting = try ScenePainter(size: frames[0].size, scale: 3, storeLimit: 0)
    for scene in frames {
      try keeping.paint(scene)
      try forgetting.paint(scene)
      #expect(Pixels(keeping.surface) == Pixels(forgetting.surface))
    }
  }

  @Test func tallLayersAreDrawnInTiles() throws {
    let layer = Layer(key: Layer.Key("tall"), box: Rect(x: 0, y: -5000, width: 4, height: 9000)) {
      (0..<90).map { .rect(Rect(x: 0, y: Double($0) * 100, width: 4, height: 50), Color(0x000000)) }
    }
    let column = try Pixels(Scene(size: Size(width: 4, height: 100), layers: [layer]), scale: 3).column(1)
    #expect(column == Array(repeating: black, count: 150) + Array(repeating: white, count: 150))
  }

  @Test func theStoreStaysWithinItsLimit() throws {
    let store = PictureStore(limit: 10_000)
    for index in 0..<100 {
      let key = PictureStore.Key(
        layer: Layer.Key("layer", variant: AnyHashableSendable(index)), width: 20, height: 20, resolution: 1, tile: 0)
      let surface = try ImageSurface(width: 20, height: 20, format: .transparent)
      store.insert(PictureStore.Picture(surface: surface, isOpaque: false), for: key)
      #expect(store.size <= 10_000)
      #expect(store.picture(for: key) != nil)
    }
    #expect(store.size == 9_600)
  }

  @Test func unchangedScenesAreNotDrawnAgain() {
    let places = frames[3].placed(scale: 2).map(\.place)
    #expect(Damage(from: places, to: places).boxes.isEmpty)
  }

  @Test func onlyWhatMovedIsDamaged() {
    let old = frames[3].placed(scale: 1).map(\.place)
    let new = frames[9].placed(scale: 1).map(\.place)
    let damage = Damage(from: old, to: new)
    #expect(!damage.boxes.isEmpty)
    #expect(!damage.touches(PixelBox(x: 0, y: 0, width: 60, height: 4)))
  }

  @Test func layersThatChangeOrderAreDamage() {
    let back = Layer.box(Rect(x: 0, y: 0, width: 5, height: 5), role: "a")
    let front = Layer.box(Rect(x: 2, y: 2, width: 5, height: 5), role: "b")
    let size = Size(width: 10, height: 10)
    let old = Scene(size: size, layers: [back, front]).placed(scale: 1).map(\.place)
    let new = Scene(size: size, layers: [front, back]).placed(scale: 1).map(\.place)
    #expect(!Damage(from: old, to: new).boxes.isEmpty)
  }

  @Test func tooLargePicturesAreRefused() {
    #expect(throws: DrawingError.pictureTooLarge(width: 16_385, height: 1)) {
      try ImageSurface(width: 16_385, height: 1, format: .opaque)
    }
    #expect(throws: DrawingError.pictureTooLarge(width: 8_001, height: 8_000)) {
      try ImageSurface(width: 8_001, height: 8_000, format: .opaque)
    }
  }
}

/// Overlapping layers with rounded, translucent edges: one still, three that move by parts of a point, a label.
private func scene(ofFrame frame: Int) -> Scene {
  let t = Double(frame)
  func blob(_ role: String, _ x: Double, _ y: Double, _ color: UInt32, isCached: Bool = true) -> Layer {
    Layer(key: Layer.Key(role), box: Rect(x: x, y: y, width: 30, height: 24), isCached: isCached) {
      [
        .roundedRect(
          Rect(x: 0.5, y: 0.5, width: 29, height: 23), radius: 8, fill: Color(color, alpha: 0.6),
          stroke: Stroke(Color(0x223344), width: 1))
      ]
    }
  }
  let label = Layer(
    key: Layer.Key("label", variant: AnyHashableSendable(frame / 3)), box: Rect(x: 2, y: 60, width: 56, height: 16),
    isCached: false
  ) {
    [.text(Text("frame \(frame / 3)", at: Point(x: 0, y: 12), size: 12, color: Color(0x1C1C1E)))]
  }
  return Scene(
    size: Size(width: 60, height: 80), background: Color(0xF5F5F7),
    layers: [
      blob("still", 10, 8, 0xFF3B30), blob("down", 12, 4 + t * 0.83, 0x5E5CE6), blob("right", t * 0.41, 30, 0x248A3D),
      blob("fresh", 20, 50 - t * 0.37, 0x0A84FF, isCached: false), label,
    ])
}
