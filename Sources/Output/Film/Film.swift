import Drawing

/// Frames in memory: each distinct picture once, as a PNG file, and which of them each frame shows.
public struct Film: Hashable, Sendable {
  public private(set) var pictures: [[UInt8]] = []
  /// For each frame the index of its picture.
  public private(set) var order: [Int] = []

  mutating func append(_ png: UnsafeRawBufferPointer) {
    order.append(pictures.count)
    pictures.append([UInt8](png))
  }

  /// The next frame shows the same as the last.
  mutating func repeatLast() {
    order.append(max(0, pictures.count - 1))
  }
}
