import Drawing

/// What was seen of one layer: its pictures frame by frame, its places at every moment looked at.
struct Track {
  /// Which layer it is from moment to moment.
  struct Identity: Hashable {
    /// Layers that are drawn afresh change their picture but stay the same layer, as a text that counts does.
    private let key: Layer.Key
    private let owner: Int?
    /// Layers of one picture are told apart by their order.
    var occurrence = 0

    init(_ layer: Layer) {
      key = layer.isCached ? layer.key : Layer.Key(layer.key.role, panel: layer.key.panel)
      owner = layer.owner
    }
  }

  let role: String
  let panel: Int?
  private(set) var stills: [Still] = []
  /// For each frame the index of its still; nil where it is not seen.
  private(set) var shown: [Int?]
  /// For each moment.
  private(set) var places: [Place?]
  /// How much larger than its still it is, for each moment.
  private(set) var scales: [Double?]
  private var indexes: [Layer.Key: Int] = [:]
  private var current = 0

  init(_ layer: Layer, frames: Int, moments: Int) {
    role = layer.key.role
    panel = layer.owner
    shown = Array(repeating: nil, count: frames)
    places = Array(repeating: nil, count: moments)
    scales = Array(repeating: nil, count: moments)
  }

  mutating func show(_ layer: Layer, other: Layer?, frame: Int) {
    if let known = indexes[layer.key] {
      current = known
    } else {
      current = stills.count
      indexes[layer.key] = current
      stills.append(Still(layer, other: other))
    }
    shown[frame] = current
  }

  mutating func lie(at place: Place, moment: Int) {
    places[moment] = place
    if stills.indices.contains(current) { scales[moment] = place.zoom / stills[current].zoom }
  }
}
