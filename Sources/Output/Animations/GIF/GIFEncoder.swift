import Drawing

/// Writes a GIF with one palette for all pictures, without dither.
///
/// The palette is only known when all pictures are there; until then what changes from one to the next lies in a file
/// beside the result.
public final class GIFEncoder: AnimationEncoder {
  public let file: StagedFile
  private let showing: Showing
  private let timetable: GIFTimetable
  private let spool: RunSpool
  private let last = LastPicture()
  private var picture = 0

  /// 16 bits each.
  private static let largestSide = Int(UInt16.max)
  private static let longestDelay = Int(UInt16.max)

  /// Throws ``AnimationError`` for what the format cannot hold.
  public init(_ showing: Showing, file: StagedFile) throws {
    try showing.check(for: "GIF", largestSide: Self.largestSide)
    self.showing = showing
    self.file = file
    timetable = GIFTimetable(showing)
    spool = RunSpool(in: try file.makeScratch())
  }

  public func append(_ pixels: PixelView) throws {
    defer { picture += 1 }
    let turn = spool.entries.count
    guard turn < timetable.turns.count, timetable.turns[turn].picture == picture else { return }
    try spool.append(pixels, in: last.change(to: pixels) ?? Self.onePixel)
  }

  public func finish() async throws {
    let palette = Palette(spool.colors)
    let writer = GIFWriter(file, palette: palette)
    try writer.begin(width: showing.width, height: showing.height, palette: palette, loops: showing.loops)
    let canvas = IndexedCanvas(width: showing.width, height: showing.height, transparent: writer.transparent)
    for (turn, entry) in zip(timetable.turns, spool.entries) {
      await Task.yield()
      try Task.checkCancellation()
      var indices: [UInt8] = []
      indices.reserveCapacity(entry.box.width * entry.box.height)
      try spool.forEachRun(of: entry) { color, length in
        indices.append(contentsOf: repeatElement(palette.index(of: color), count: length))
      }
      try write(canvas.show(indices, in: entry.box) ?? canvas.nothing, delay: turn.delay, with: writer, canvas)
    }
    try writer.end()
  }

  /// What stays longer than a block can say goes on with a pixel that changes nothing.
  private func write(
    _ change: IndexedCanvas.Change, delay: Int, with writer: GIFWriter, _ canvas: IndexedCanvas
  ) throws(OutputError) {
    try writer.append(change, delay: min(delay, Self.longestDelay))
    for start in stride(from: Self.longestDelay, to: delay, by: Self.longestDelay) {
      try writer.append(canvas.nothing, delay: max(GIFTimetable.shortest, min(delay - start, Self.longestDelay)))
    }
  }

  private static let onePixel = PixelBox(x: 0, y: 0, width: 1, height: 1)
}
