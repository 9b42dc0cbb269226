import Curve7Kit

extension Verb {
  static let diff = Verb(
    name: "diff", summary: "compare timelines, pictures or folders of frames, or timelines with a git revision",
    operands: .written("A B, or --rev REV FILE…"),
    options: [
      revision.spec, Option.diffFormat.spec, pictureFolder.spec, link.spec, threshold.spec, ignoresAntialiasing.spec,
    ],
    example: Example(
      command: "curve7 diff timelines/layout-guide.timeline timelines/curve-sync.timeline",
      effect: "what moves otherwise, and how; of pictures, how many pixels differ and where")
  ) { arguments, context in
    let report = try context.report(arguments)
    let pictures = try await report.pictures(arguments)
    try context.print(results: try report.pieces(arguments[.diffFormat] ?? .text, pictures))
    return report.exitCode
  }

  fileprivate static let revision = Option<String>.text(
    "rev", "REV", "compare files, or all timelines of folders, with what they were in a git revision")

  fileprivate static let pictureFolder = Option<String>.text(
    "pictures", "FOLDER", "for markdown: draw the frame that differs most, before and after", standard: "none")

  fileprivate static let link = Option<String>.text(
    "link", "URL", "for markdown: where the pictures will be found", standard: "the folder")

  fileprivate static let threshold = Option<Double>(
    "threshold", "N", "how far a colour may go, from 0 to 1, before a pixel counts", standard: "0: exact"
  ) { text throws(ValueError) in
    guard let number = Double(text), (0...1).contains(number) else {
      throw ValueError("'\(text)' is not a number from 0 to 1")
    }
    return number
  }

  fileprivate static let ignoresAntialiasing = Option<Bool>(
    flag: "ignore-antialiasing", "leave out pixels that look anti-aliased")
}

extension DiffReport {
  /// Draws what the arguments ask for; nil when nothing.
  fileprivate func pictures(_ arguments: Arguments) async throws -> CommentPictures? {
    guard let folder = arguments[Verb.pictureFolder] else { return nil }
    guard arguments[.diffFormat] == .markdown else {
      throw UsageErrors(errors: [.conflict("'--pictures' is for '--format markdown'")], verb: "diff")
    }
    let pictures = try CommentPictures(self, in: folder, link: arguments[Verb.link])
    try await pictures.draw()
    return pictures
  }
}

extension Context {
  fileprivate func report(_ arguments: Arguments) throws -> DiffReport {
    let paths = arguments.operands
    let rule = PixelComparison.Rule(
      threshold: arguments[Verb.threshold] ?? 0, ignoresAntialiasing: arguments.has(Verb.ignoresAntialiasing))
    if let name = arguments[Verb.revision] {
      guard !paths.isEmpty else {
        throw UsageErrors(errors: [.missingOperand(verb: "diff", name: "FILE")], verb: "diff")
      }
      return try compare(paths, withRevision: name)
    }
    guard paths.count == 2 else {
      let error: UsageError =
        paths.count < 2
        ? .missingOperand(verb: "diff", name: paths.isEmpty ? "A" : "B") : .unexpectedOperand(paths[2], verb: "diff")
      throw UsageErrors(errors: [error], verb: "diff")
    }
    return try compare(paths[0], with: paths[1], by: rule)
  }
}
