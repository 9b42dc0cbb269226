import Curve7Kit

extension Verb {
  static let diff = Verb(
    name: "diff", summary: "compare timelines, pictures or folders of frames, or timelines with a git revision",
    operands: .written("A B, or --rev REV FILE…"),
    options: [revision.spec, diffFormat.spec, threshold.spec, ignoresAntialiasing.spec],
    example: Example(
      command: "curve7 diff timelines/layout-guide.timeline timelines/curve-sync.timeline",
      effect: "what moves otherwise, and how; of pictures, how many pixels differ and where")
  ) { arguments, context in
    let report = try context.report(arguments)
    try context.print(lines: try report.pieces(arguments[diffFormat] ?? .text))
    return report.exitCode
  }

  fileprivate static let revision = Option<String>.revision(
    "rev", "compare files, or all timelines of folders, with what they were in a git revision")

  private static let diffFormat = Option<DiffFormat>(choice: "format", "NAME", "how to print", standard: .text)

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

extension Context {
  fileprivate func report(_ arguments: Arguments) throws -> DiffReport {
    let paths = arguments.operands
    let rule = PixelComparison.Rule(
      threshold: arguments[Verb.threshold] ?? 0, ignoresAntialiasing: arguments.has(Verb.ignoresAntialiasing))
    if let name = arguments[Verb.revision] {
      guard !paths.isEmpty else { throw UsageErrors(errors: [.missingOperand(verb: "diff", name: "FILE")], verb: "diff") }
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
