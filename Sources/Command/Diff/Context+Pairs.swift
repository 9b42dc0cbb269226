import Curve7Kit
import Foundation

extension Context {
  /// Compares two inputs of one sort; what is wrong with either is said.
  func compare(_ before: String, with after: String, by rule: PixelComparison.Rule) throws -> DiffReport {
    let missing = [before, after].filter { $0 != "-" && !FileManager.default.fileExists(atPath: $0) }
    for path in missing { complain("curve7: there is no file '\(path.shown)'") }
    guard missing.isEmpty else { throw UnusableInput(code: .noInput) }
    let outcome = try outcome(before, after, rule)
    return DiffReport(before: before, after: after, comparisons: [Comparison(path: after, outcome: outcome)])
  }

  private func outcome(_ before: String, _ after: String, _ rule: PixelComparison.Rule) throws -> Comparison.Outcome {
    switch (isFolder(before), isFolder(after)) {
    case (true, true): return .frames(FolderDiff(try frames(in: before), try frames(in: after), self, rule))
    case (false, false) where !isPicture(before) && !isPicture(after):
      let scenarios = try scenarios([before, after])
      guard scenarios.count == 2 else { throw UnusableInput(code: .badInput) }
      return .motion(try MotionDiff(scenarios[0], scenarios[1]))
    case (false, false):
      let pictures = try pictures(before, after)
      return .picture(ImageDiff(name: after, (before, after), pictures.before, pictures.after, rule))
    default:
      complain("curve7: a picture and a folder cannot be compared")
      throw UnusableInput(code: .notComparable)
    }
  }
}
