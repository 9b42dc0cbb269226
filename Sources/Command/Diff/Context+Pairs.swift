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
    switch (Sort(before), Sort(after)) {
    case (.frames, .frames): return .frames(FolderDiff(try frames(in: before), try frames(in: after), self, rule))
    case (.motion, .motion):
      let sides = try recorded([before, after])
      if case .timeline(let old) = sides[0], case .timeline(let new) = sides[1] {
        return .motion(try MotionDiff(old, new))
      }
      return .recordings(try StoredDiff(sides[0], sides[1]))
    case (.picture, .picture):
      let pictures = try pictures(before, after)
      return .picture(ImageDiff(name: after, (before, after), pictures.before, pictures.after, rule))
    case (let first, let second):
      complain("curve7: \(first.rawValue) and \(second.rawValue) cannot be compared")
      throw UnusableInput(code: .notComparable)
    }
  }

  /// What an input is, as messages call it.
  private enum Sort: String {
    case frames = "a folder of frames"
    case picture = "a picture"
    case motion = "a timeline or its trace"

    init(_ path: String) {
      if isFolder(path) {
        self = RecordedSide.isSnapshot(path) ? .motion : .frames
      } else {
        self = isPicture(path) ? .picture : .motion
      }
    }
  }
}
