/// Pictures of layers, the least recently used dropped when they take too many bytes.
final class PictureStore {
  struct Key: Hashable {
    let layer: Layer.Key
    let width: Int
    let height: Int
    let resolution: Double
    /// Tall layers are kept in tiles, counted from the top.
    let tile: Int
  }

  struct Picture {
    let surface: ImageSurface
    let isOpaque: Bool
  }

  private struct Entry {
    let picture: Picture
    var lastUse: Int
  }

  /// Bytes of pixels at most.
  let limit: Int
  private(set) var size = 0
  private var entries: [Key: Entry] = [:]
  private var clock = 0

  init(limit: Int) {
    self.limit = limit
  }

  func picture(for key: Key) -> Picture? {
    clock += 1
    entries[key]?.lastUse = clock
    return entries[key]?.picture
  }

  /// Keeps `picture`, unless it alone is beyond the limit.
  func insert(_ picture: Picture, for key: Key) {
    guard picture.size <= limit, entries[key] == nil else { return }
    while size + picture.size > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      size -= oldest.value.picture.size
      entries[oldest.key] = nil
    }
    clock += 1
    entries[key] = Entry(picture: picture, lastUse: clock)
    size += picture.size
  }
}

extension PictureStore.Picture {
  fileprivate var size: Int { surface.stride * surface.height }
}
