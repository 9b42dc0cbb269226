import Curve7Kit

extension Verb {
  static let check = Verb(
    name: "check", summary: "test the expectations of timelines, without drawing", operands: .several("FILE"),
    options: [Option.reportFormat.spec],
    example: Example(
      command: "curve7 check timelines/*.timeline", effect: "what does not hold, and a summary; ends with 1 if anything"
    )
  ) { arguments, context in
    let checked = try context.timelineFiles(arguments.operands).map(CheckedFile.init)
    if arguments[.reportFormat] == .json {
      try context.print(lines: CheckReport(checked).json)
    } else {
      for file in checked { context.complain(about: file) }
      try context.print(lines: CheckReport(checked).text)
    }
    return CheckReport(checked).exitCode
  }
}
