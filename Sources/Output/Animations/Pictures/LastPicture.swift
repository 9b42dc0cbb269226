import Drawing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Keeps a picture, to tell where the next one differs.
final class LastPicture {
  private var colors: [UInt32] = []

  /// The smallest box outside which nothing changed, nil when nothing did; all of the first picture is new. Keeps
  /// `pixels`, all of which have one size.
  func change(to pixels: PixelView) -> PixelBox? {
    guard !colors.isEmpty else {
      colors = Array(repeating: 0, count: pixels.width * pixels.height)
      _ = update(with: pixels)
      return pixels.box
    }
    return update(with: pixels)
  }

  private func update(with pixels: PixelView) -> PixelBox? {
    var sides = Sides()
    colors.withUnsafeMutableBytes { kept in
      guard let new = pixels.bytes.baseAddress, let old = kept.baseAddress else { return }
      let size = pixels.width * 4
      for y in 0..<pixels.height {
        let (row, keptRow) = (new + y * pixels.stride, old + y * size)
        guard memcmp(row, keptRow, size) != 0 else { continue }
        sides.extend(toRow: y, row, UnsafeRawPointer(keptRow), width: pixels.width)
        memcpy(keptRow, row, size)
      }
    }
    return sides.box
  }
}

/// The sides of a box that grows row by row.
private struct Sides {
  var left = Int.max
  var right = 0
  var top = Int.max
  var bottom = 0

  var box: PixelBox? {
    right > left ? PixelBox(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  mutating func extend(toRow y: Int, _ new: UnsafeRawPointer, _ old: UnsafeRawPointer, width: Int) {
    var first = 0
    while first < width, isSame(first, new, old) { first += 1 }
    // Nothing but bytes that no color uses.
    guard first < width else { return }
    var end = width
    while isSame(end - 1, new, old) { end -= 1 }
    (left, right) = (min(left, first), max(right, end))
    (top, bottom) = (min(top, y), y + 1)
  }

  private func isSame(_ x: Int, _ new: UnsafeRawPointer, _ old: UnsafeRawPointer) -> Bool {
    let (one, other) = (
      new.load(fromByteOffset: x &* 4, as: UInt32.self), old.load(fromByteOffset: x &* 4, as: UInt32.self)
    )
    return (one ^ other) & 0xFF_FFFF == 0
  }
}
