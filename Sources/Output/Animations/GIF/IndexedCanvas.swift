import Drawing

/// What a GIF shows, as indices of its palette.
final class IndexedCanvas {
  /// Where a picture differs from the one before, and the new indices there, row after row.
  struct Change {
    let box: PixelBox
    let indices: [UInt8]
    /// The same with a transparent pixel wherever nothing changes; nil when there is none.
    let sparse: [UInt8]?
  }

  private let width: Int
  private var shown: [UInt8]
  private let transparent: UInt8

  /// - Parameter transparent: an index that no color has.
  init(width: Int, height: Int, transparent: UInt8) {
    self.width = width
    self.transparent = transparent
    shown = Array(repeating: transparent, count: width * height)
  }

  /// The first pixel as it is.
  var nothing: Change {
    Change(box: PixelBox(x: 0, y: 0, width: 1, height: 1), indices: [shown[0]], sparse: nil)
  }

  /// Shows `new` in a box. Nil when that changes nothing.
  func show(_ new: [UInt8], in box: PixelBox) -> Change? {
    guard let changed = changedPart(of: new, in: box) else { return nil }
    var (indices, sparse) = ([UInt8](), [UInt8]())
    indices.reserveCapacity(changed.width * changed.height)
    sparse.reserveCapacity(changed.width * changed.height)
    var isSparse = false
    for y in changed.y..<changed.maxY {
      let start = (y - box.y) * box.width + changed.x - box.x
      let place = y * width + changed.x
      for x in 0..<changed.width {
        let index = new[start + x]
        let stays = shown[place + x] == index
        isSparse = isSparse || stays
        indices.append(index)
        sparse.append(stays ? transparent : index)
        shown[place + x] = index
      }
    }
    return Change(box: changed, indices: indices, sparse: isSparse ? sparse : nil)
  }

  private func changedPart(of new: [UInt8], in box: PixelBox) -> PixelBox? {
    var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
    for y in 0..<box.height {
      let (start, place) = (y * box.width, (box.y + y) * width + box.x)
      guard let first = (0..<box.width).first(where: { new[start + $0] != shown[place + $0] }),
        let last = (first..<box.width).last(where: { new[start + $0] != shown[place + $0] })
      else { continue }
      (left, right) = (min(left, first), max(right, last + 1))
      (top, bottom) = (min(top, y), y + 1)
    }
    guard right > left else { return nil }
    return PixelBox(x: box.x + left, y: box.y + top, width: right - left, height: bottom - top)
  }
}
