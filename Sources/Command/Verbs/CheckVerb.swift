import Curve7Kit

extension Verb {
  static let check = Verb(
    name: "check", summary: "test the expectations of timelines", operands: .several("FILE"),
    options: [Option.resultFormat.spec, pictures.spec],
    example: Example(
      command: "curve7 check timelines", effect: "what does not hold, and a summary; ends with 1 if anything")
  ) { arguments, context in
    let files = try context.timelineFiles(inFolders: arguments.operands)
    var checked = files.map(CheckedFile.init)
    if let folder = arguments[pictures] {
      try FailurePictures.checkNames(of: files)
      try await FailurePictures(of: &checked, in: folder).draw()
    }
    let (report, format) = (CheckReport(checked), arguments[.resultFormat] ?? .text)
    // The other forms have what is wrong with the files themselves in them.
    if format == .text { for file in checked { context.complain(about: file) } }
    try context.print(results: report.lines(format))
    return report.exitCode
  }

  /// Without it nothing is drawn.
  private static let pictures = Option<String>.text(
    "pictures", "FOLDER", "draw the frame that decides of each expectation that does not hold", standard: "none")
}
