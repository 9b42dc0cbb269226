import Curve7Kit

/// Pictures of the frames in which expectations do not hold, each of the panel that it is about.
struct FailurePictures {
  private let folder: String
  private var sheets: [PictureJob<FrameDrawing>.Sheet] = []

  /// Notes in the results which picture each of them has.
  init(of files: inout [CheckedFile], in folder: String) throws(DrawingError) {
    self.folder = folder
    for index in files.indices {
      guard let recording = files[index].recording else { continue }
      try add(recording, &files[index].results)
    }
  }

  private mutating func add(_ recording: Recording, _ results: inout [CheckResult]) throws(DrawingError) {
    var frames: [Int: [PictureName: Int]] = [:]
    for index in results.indices where !results[index].isMet {
      guard let frame = results[index].worst?.frame else { continue }
      let expectation = results[index].expectation
      let parts = [recording.name, "\(expectation.location.line)", results[index].panel]
      let name = PictureName(parts, frame: frame, of: recording.frameCount)
      frames[expectation.panel, default: [:]][name] = frame
      results[index].picture = (folder.hasSuffix("/") ? folder : folder + "/") + name.text
    }
    for (panel, pictures) in frames.sorted(by: { $0.key < $1.key }) {
      var part = recording
      part.panels = [recording.panels[panel]]
      let drawing = try FrameDrawing(part, options: DrawingOptions(theme: recording.theme))
      sheets.append(.init(drawing, pictures.map { ($0, $1) }.sorted { $0.0.text < $1.0.text }))
    }
  }

  /// Writes the pictures; Ctrl-C ends it without leaving anything half-written.
  func draw() async throws {
    let job = PictureJob(sheets, folder: folder, version: Version.text)
    try await interruptible { try await job.run() }
  }

  /// Refuses files whose pictures would overwrite each other.
  static func checkNames(of files: [TimelineFile]) throws(UsageErrors) {
    let named = files.compactMap { file in file.scenario.map { (file.path, $0.name) } }
    try checkDistinct(named, for: "check") {
      "the pictures of '\($0)' and '\($1)' are both named '\($2)-…'; check them one by one"
    }
  }
}
