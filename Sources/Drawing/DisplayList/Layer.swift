import Units

/// A part of a frame that is drawn by itself and put at a place.
///
/// A cached layer is drawn once as pixels; every frame then copies them at whole device pixels, so that its place is
/// snapped and its picture never depends on where it lies or on which frames were drawn before. Other layers are
/// drawn afresh in every frame.
public struct Layer: Sendable {
  /// Names the picture: layers with equal keys have equal items, size and zoom.
  public let key: Key
  /// Where it lies on the canvas, in points. Items use its top left corner as their origin.
  public let box: Rect
  /// Only this part of the canvas is touched; whole pixels.
  public let clip: Rect?
  /// Canvas points for one point of the items: a phone can be drawn smaller than it is.
  public let zoom: Double
  public let isCached: Bool
  public let items: @Sendable () -> [Item]

  public init(
    key: Key, box: Rect, clip: Rect? = nil, zoom: Double = 1, isCached: Bool = true,
    items: @escaping @Sendable () -> [Item]
  ) {
    self.key = key
    self.box = box
    self.clip = clip
    self.zoom = zoom
    self.isCached = isCached
    self.items = items
  }

  public struct Key: Hashable, Sendable {
    /// `keyboard`, `bubbles`, `gap` …
    public let role: String
    public let panel: Int
    /// Everything else that its picture depends on.
    public let variant: AnyHashableSendable

    public init(_ role: String, panel: Int = 0, variant: AnyHashableSendable = AnyHashableSendable(0)) {
      self.role = role
      self.panel = panel
      self.variant = variant
    }
  }
}

/// Any value that can tell two pictures apart.
public struct AnyHashableSendable: Hashable, Sendable {
  private let base: any Hashable & Sendable

  public init(_ base: any Hashable & Sendable) {
    self.base = base
  }

  public static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.base) == AnyHashable(right.base)
  }

  public func hash(into hasher: inout Hasher) {
    AnyHashable(base).hash(into: &hasher)
  }
}

/// The display list of one frame: layers back to front on a canvas.
public struct Scene: Sendable {
  /// Canvas, in points.
  public var size: Size
  public var layers: [Layer]

  public init(size: Size, layers: [Layer]) {
    self.size = size
    self.layers = layers
  }
}
