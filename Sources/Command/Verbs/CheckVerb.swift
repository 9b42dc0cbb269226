import Curve7Kit

extension Verb {
  static let check = Verb(
    name: "check", summary: "test the expectations of timelines", operands: .several("FILE"),
    options: [Option.reportFormat.spec, pictures.spec],
    example: Example(
      command: "curve7 check timelines/*.timeline", effect: "what does not hold, and a summary; ends with 1 if anything"
    )
  ) { arguments, context in
    let files = try context.timelineFiles(arguments.operands)
    var checked = files.map(CheckedFile.init)
    if let folder = arguments[pictures] {
      try FailurePictures.checkNames(of: files)
      try await FailurePictures(of: &checked, in: folder).draw()
    }
    if arguments[.reportFormat] == .json {
      try context.print(lines: CheckReport(checked).json)
    } else {
      for file in checked { context.complain(about: file) }
      try context.print(lines: CheckReport(checked).text)
    }
    return CheckReport(checked).exitCode
  }

  /// Without it nothing is drawn.
  private static let pictures = Option<String>(
    "pictures", "FOLDER", "draw the frame that decides of each expectation that does not hold", standard: "none"
  ) { text throws(ValueError) in
    if text.isEmpty { throw ValueError("'' names no folder") }
    return text
  }
}
