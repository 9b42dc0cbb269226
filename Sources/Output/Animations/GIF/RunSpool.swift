import Drawing

/// Boxes of pixels kept in a file as runs of one color, and how often each color is in them.
///
/// Flat pictures become a tenth of their size and less; what is in memory does not grow with their number, but for the
/// colors.
final class RunSpool {
  struct Entry {
    let box: PixelBox
    fileprivate let offset: Int
    fileprivate let size: Int
  }

  private(set) var entries: [Entry] = []
  private(set) var colors = ColorTable()
  private let file: ScratchFile
  private let buffer = ByteBuffer(capacity: 1 << 18)
  private var size = 0

  /// A run is a color, and its length less one in the lowest byte.
  private static let longestRun = 256

  init(in file: ScratchFile) {
    self.file = file
  }

  func append(_ pixels: PixelView, in box: PixelBox) throws(OutputError) {
    buffer.removeAll()
    var run = Run()
    let part = pixels[box]
    for y in 0..<part.height {
      guard let row = part.bytes.baseAddress.map({ $0 + y * part.stride }) else { continue }
      for x in 0..<part.width {
        let color = row.load(fromByteOffset: x &* 4, as: UInt32.self) & 0xFF_FFFF
        if color == run.color, run.length < Self.longestRun {
          run.length &+= 1
        } else {
          write(run)
          run = Run(color: color, length: 1)
        }
      }
    }
    write(run)
    entries.append(Entry(box: box, offset: size, size: buffer.count))
    try file.append(buffer.written)
    size += buffer.count
  }

  /// Hands the runs of a box, row after row, to `body`.
  func forEachRun(of entry: Entry, _ body: (_ color: UInt32, _ length: Int) -> Void) throws(OutputError) {
    buffer.removeAll()
    buffer.reserve(entry.size)
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer.free[..<entry.size])
    let count = try file.read(at: entry.offset, into: room)
    for offset in stride(from: 0, to: count, by: 4) {
      let word = room.load(fromByteOffset: offset, as: UInt32.self)
      body(word >> 8, Int(word & 0xFF) + 1)
    }
  }

  private struct Run {
    var color: UInt32 = 0
    var length = 0
  }

  private func write(_ run: Run) {
    guard run.length > 0 else { return }
    colors.add(run.length, to: run.color)
    // In this machine's order.
    buffer.append((run.color << 8 | UInt32(run.length - 1)).bigEndian)
  }
}
