import Units

/// Draws single frames, of one recording or several, and writes each as a PNG file under a name of its own.
public struct PictureJob<Source: FrameSource>: Sendable {
  /// Pictures of one recording.
  public struct Sheet: Sendable {
    public let source: Source
    public let pictures: [(name: PictureName, frame: Int)]

    public init(_ source: Source, _ pictures: [(name: PictureName, frame: Int)]) {
      self.source = source
      self.pictures = pictures
    }
  }

  private let sheets: [Sheet]
  private let folder: String
  private let version: String
  private let limits: RenderLimits

  /// - Parameters:
  ///   - sheets: the names of their pictures differ.
  ///   - folder: gets the files, and a list of them.
  ///   - version: the tool's own, for the list.
  public init(_ sheets: [Sheet], folder: String, version: String, limits: RenderLimits = RenderLimits()) {
    self.sheets = sheets
    self.folder = folder
    self.version = version
    self.limits = limits
  }

  /// Writes everything, or nothing, as ``RenderJob/run(progress:)`` does; pictures of an earlier run that are not
  /// written again go. Without pictures no folder is made.
  public func run() async throws {
    let names = sheets.flatMap { $0.pictures.map(\.name.text) }
    for sheet in sheets {
      try limits.check(frames: sheet.pictures.count, width: sheet.source.width, height: sheet.source.height)
    }
    if names.isEmpty, !OutputFolder.holds(.pictures, at: folder) { return }
    let staged = try StagedOutput(at: folder, names: names, owned: .pictures)
    do {
      for sheet in sheets { try await draw(sheet, into: staged) }
      try Task.checkCancellation()
      try staged.commit(names, manifest: list(of: names))
    } catch {
      staged.discard()
      throw error
    }
  }

  private func draw(_ sheet: Sheet, into staged: StagedOutput) async throws {
    guard !sheet.pictures.isEmpty else { return }
    let painter = try sheet.source.makePainter()
    let encoder = PNGEncoder()
    for picture in sheet.pictures {
      // As in a worker of a render: whoever cancels needs a turn too.
      await Task.yield()
      try Task.checkCancellation()
      try painter.withPixels(ofFrame: picture.frame) { pixels in
        try encoder.withPNG(of: pixels) { try staged.write($0, to: picture.name.text) }
      }
    }
  }

  /// Tells the next run which files are the tool's.
  private func list(of names: [String]) -> String {
    let lines = names.sorted().map { "\n    " + JSON.string($0).text }.joined(separator: ",")
    return Manifest.opening + JSON.string(version).text + ",\n  \"pictures\": [\(lines)\n  ]\n}\n"
  }
}
