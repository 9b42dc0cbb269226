import Drawing
import TestSupport
import Testing
import Units
import Vectors

@Suite struct ChoreographyTests {
  @Test(
    "every layer of every frame is where its actor is",
    arguments: ["curve-sync", "interactive-dismissal", "two-controllers"])
  func actorsFollowTheRecording(name: String) throws {
    let drawing = try Samples.drawing(name)
    let choreography = try Choreography(drawing)
    #expect(choreography.frameCount == drawing.frameCount)
    for frame in stride(from: 0, to: drawing.frameCount, by: 7) {
      let time = choreography.rate.time(ofFrame: frame).seconds
      let boxes = choreography.actors.filter { $0.still(ofFrame: frame) != nil }.map { actor in
        Spot(role: actor.role, panel: actor.panel, x: actor.x.value(at: time), y: actor.y.value(at: time))
      }
      for layer in drawing.scene(ofFrame: frame).layers where layer.isSeen(on: drawing.size) {
        let spot = Spot(role: layer.key.role, panel: layer.owner, x: layer.box.x, y: layer.box.y)
        let distance = boxes.filter { $0.role == spot.role && $0.panel == spot.panel }.map { spot.distance(to: $0) }
          .min()
        #expect(distance ?? 999 <= 0.25, "\(spot.role) of panel \(spot.panel ?? -1) in frame \(frame)")
      }
    }
  }

  @Test("a choreography of some frames has only those")
  func someFrames() throws {
    let drawing = try Samples.short()
    #expect(try Choreography(drawing.keeping([20])).actors.allSatisfy { $0.isAlwaysThere && $0.y.knots.count == 1 })
    #expect(try Choreography(drawing.keeping(Array(10..<30))).duration == 20.0 / 60)
  }

  @Test func tooManyFramesAreRefused() throws {
    let recording = try Samples.recording("curve-sync")
    let pacing = Pacing(rate: .sixty, spans: [.init(start: .zero, length: Time(seconds: 61), speed: 0.01)])
    let drawing = try FrameDrawing(recording, options: DrawingOptions(scale: 1), pacing: pacing)
    #expect(throws: VectorError.tooManyFrames(3660)) { try Choreography(drawing) }
  }

  private struct Spot {
    let role: String
    let panel: Int?
    let x: Double
    let y: Double

    func distance(to other: Spot) -> Double { max(abs(x - other.x), abs(y - other.y)) }
  }
}

extension Actor {
  fileprivate func still(ofFrame frame: Int) -> Int? { changes.last { $0.frame <= frame }?.still }
}

extension Layer {
  fileprivate func isSeen(on size: Size) -> Bool {
    let canvas = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard let seen = box.intersection(clip ?? canvas)?.intersection(canvas), !seen.isEmpty else { return false }
    return opacity > 0 && (mask.map { seen.intersection($0.rect) != nil } ?? true)
  }
}
