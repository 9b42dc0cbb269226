import Drawing
import Units

/// Collects tracks, back to front.
struct TrackBook {
  let frames: Int
  let moments: Int
  private var tracks: [Track] = []
  /// Indexes of tracks from back to front.
  private var order: [Int] = []
  private var indexes: [Track.Identity: Int] = [:]

  init(frames: Int, moments: Int) {
    self.frames = frames
    self.moments = moments
  }

  var inOrder: [Track] { order.map { tracks[$0] } }

  /// Takes the layers of a scene; those that are first seen between two frames are left out.
  ///
  /// - Parameters:
  ///   - other: the same scene in the other theme.
  ///   - frame: nil between two frames.
  mutating func add(_ scene: Scene, other: Scene?, moment: Int, frame: Int?) {
    let canvas = Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    var occurrences: [Track.Identity: Int] = [:]
    var position = 0
    for (index, layer) in scene.layers.enumerated() {
      guard let place = Place(layer, on: canvas) else { continue }
      guard let track = track(of: layer, &occurrences, &position, isFrame: frame != nil) else { continue }
      if let frame {
        // Scenes of both themes have the same layers.
        let twin = other.flatMap { $0.layers.indices.contains(index) ? $0.layers[index] : nil }
        tracks[track].show(layer, other: twin, frame: frame)
      }
      tracks[track].lie(at: place, moment: moment)
    }
  }

  /// The layer's track, a new one where it has none in front of those before it.
  private mutating func track(
    of layer: Layer, _ occurrences: inout [Track.Identity: Int], _ position: inout Int, isFrame: Bool
  ) -> Int? {
    let first = Track.Identity(layer)
    while true {
      var identity = first
      identity.occurrence = occurrences[first, default: 0]
      occurrences[first] = identity.occurrence + 1
      guard let known = indexes[identity] else {
        return isFrame ? insert(layer, identity, at: &position) : nil
      }
      if let place = order[position...].firstIndex(of: known) {
        position = place + 1
        return known
      }
    }
  }

  private mutating func insert(_ layer: Layer, _ identity: Track.Identity, at position: inout Int) -> Int {
    let track = tracks.count
    tracks.append(Track(layer, frames: frames, moments: moments))
    indexes[identity] = track
    order.insert(track, at: position)
    position += 1
    return track
  }
}
