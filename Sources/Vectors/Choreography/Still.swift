import Drawing
import Units

/// What one layer shows while it does not change: items with the top left corner of its box as their origin.
public struct Still: Hashable, Sendable {
  /// Points of the picture.
  public let size: Size
  /// Points of the picture for one point of the items.
  public let zoom: Double
  public let items: [Item]
  /// The same items in the other theme, where a picture follows the reader's; as many, and alike but for their colours.
  public let otherItems: [Item]?

  init(_ layer: Layer, other: Layer?) {
    size = layer.box.size
    zoom = layer.zoom
    let room = Rect(x: 0, y: 0, width: size.width / zoom, height: size.height / zoom)
    items = layer.items().map { $0.cut(to: room) }
    otherItems = other?.items().map { $0.cut(to: room) }
  }
}

extension [Still] {
  /// Room that any of them fits.
  var reelSize: Size {
    Size(width: map(\.size.width).max() ?? 0, height: (map(\.size.height).max() ?? 0).rounded(.up))
  }
}
