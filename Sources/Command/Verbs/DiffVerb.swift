import Curve7Kit
import Foundation

extension Verb {
  static let diff = Verb(
    name: "diff", summary: "compare two timelines, two pictures, or two folders of frames", operands: .two("A", "B"),
    options: [threshold.spec, ignoresAntialiasing.spec, Option.reportFormat.spec],
    example: Example(
      command: "curve7 diff timelines/layout-guide.timeline timelines/curve-sync.timeline",
      effect: "what moves otherwise, and how; of pictures, how many pixels differ and where")
  ) { arguments, context in
    let rule = PixelComparison.Rule(
      threshold: arguments[threshold] ?? 0, ignoresAntialiasing: arguments.has(ignoresAntialiasing))
    let (before, after) = (arguments.operands[0], arguments.operands[1])
    let missing = arguments.operands.filter { $0 != "-" && !FileManager.default.fileExists(atPath: $0) }
    for path in missing { context.complain("curve7: there is no file '\(path.shown)'") }
    guard missing.isEmpty else { throw UnusableInput(code: .noInput) }
    switch (isFolder(before), isFolder(after)) {
    case (true, true):
      let report = FolderDiff(try frames(in: before), try frames(in: after), context, rule)
      try context.print(lines: arguments[.reportFormat] == .json ? report.json : report.text)
      return report.exitCode
    case (false, false) where !isPicture(before) && !isPicture(after):
      return try context.compareTimelines(arguments)
    case (false, false):
      let pictures = try context.pictures(before, after)
      let report = ImageDiff(name: after, pictures.before, pictures.after, rule)
      try context.print(lines: arguments[.reportFormat] == .json ? [report.json.text + "\n"] : report.text)
      return report.isSame ? .done : .failed
    default:
      context.complain("curve7: a picture and a folder cannot be compared")
      return .notComparable
    }
  }

  private static let threshold = Option<Double>(
    "threshold", "N", "how far a colour may go, from 0 to 1, before a pixel counts", standard: "0: exact"
  ) { text throws(ValueError) in
    guard let number = Double(text), (0...1).contains(number) else {
      throw ValueError("'\(text)' is not a number from 0 to 1")
    }
    return number
  }

  private static let ignoresAntialiasing = Option<Bool>(
    flag: "ignore-antialiasing", "leave out pixels that look anti-aliased")
}

extension Context {
  fileprivate func compareTimelines(_ arguments: Arguments) throws -> ExitCode {
    let scenarios = try scenarios(arguments.operands)
    guard scenarios.count == 2 else { throw UnusableInput(code: .badInput) }
    let report = try MotionDiff(scenarios[0], scenarios[1])
    try print(lines: arguments[.reportFormat] == .json ? report.json : report.text)
    return report.isSame ? .done : .failed
  }
}
