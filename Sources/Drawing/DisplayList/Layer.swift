import Units

/// A part of a frame that is drawn by itself and put at a place.
///
/// It is drawn as pixels by itself and these are copied to whole device pixels, so that its place is snapped and its
/// picture never depends on where it lies or on which frames were drawn before. A cached layer's pixels are kept;
/// other layers are drawn afresh where a frame needs them. Nothing is drawn outside the box.
public struct Layer: Sendable {
  /// Names the picture, cached or not: layers with equal keys have equal items, size and zoom. Frames whose layers
  /// have equal keys and places are taken for the same picture.
  public let key: Key
  /// Where it lies on the canvas, in points. Items use its top left corner as their origin.
  public let box: Rect
  /// Only this part of the canvas is touched: what lies between its edges, each rounded to a whole pixel.
  public let clip: Rect?
  /// Rounds off what is seen: nothing shows outside it.
  public let mask: Mask?
  /// 0…1, of the picture as a whole.
  public let opacity: Double
  /// Which horizontal edge of the box is rounded to a whole pixel; the other one follows from the whole number of
  /// pixels the picture is high.
  public let snap: Snap
  /// Canvas points for one point of the items: a phone can be drawn smaller than it is.
  public let zoom: Double
  public let isCached: Bool
  /// The panel that it belongs to, which its picture need not depend on; nil for what all panels share.
  public internal(set) var owner: Int?
  public let items: @Sendable () -> [Item]

  public init(
    key: Key, box: Rect, clip: Rect? = nil, mask: Mask? = nil, opacity: Double = 1, snap: Snap = .top, zoom: Double = 1,
    isCached: Bool = true, items: @escaping @Sendable () -> [Item]
  ) {
    self.key = key
    self.box = box
    self.clip = clip
    self.mask = mask
    self.opacity = opacity
    self.snap = snap
    self.zoom = zoom
    self.isCached = isCached
    self.items = items
  }

  /// Two layers that meet at an edge, one snapped by its bottom and one by its top, meet in every frame: the view above
  /// the keyboard and the keyboard never show a hairline between them.
  public enum Snap: Hashable, Sendable {
    case top, bottom
  }

  /// A rectangle on the canvas with round corners, in points; its edges are rounded to whole pixels, each by itself.
  public struct Mask: Hashable, Sendable {
    public let rect: Rect
    public let radius: Double

    public init(_ rect: Rect, radius: Double) {
      self.rect = rect
      self.radius = radius
    }
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
  /// Opaque; what no layer covers.
  public var background: Color
  public var layers: [Layer]

  public init(size: Size, background: Color = Color(0xFFFFFF), layers: [Layer]) {
    self.size = size
    self.background = background
    self.layers = layers
  }
}
