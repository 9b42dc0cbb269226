import Curve7Kit

extension DiffReport {
  /// Two inputs: what was found. Files against a revision: those that differ, each under its path, and a summary.
  var text: [String] {
    guard comparesRevisions else { return comparisons.flatMap(\.text) }
    return different.flatMap { comparison -> [String] in
      let path = comparison.path.shown
      switch comparison.outcome {
      case .motion, .recordings, .picture, .frames: return ["\(path)\n"] + comparison.text.map { "  " + $0 }
      case .unchanged, .new, .gone, .notCompared: return comparison.sentences.map { "\(path) \($0)\n" }
      }
    } + ["\(verdict)\n"]
  }

  /// Two inputs: one object. Files against a revision: an array, an object a file.
  var json: [String] {
    guard comparesRevisions else { return comparisons.map { JSON.object($0.members).text + "\n" } }
    return jsonLines(comparisons.map { JSON.object([JSON.Member("file", .string($0.path))] + $0.members) })
  }
}

extension Comparison {
  fileprivate var text: [String] {
    switch outcome {
    case .motion(let diff): diff.text
    case .recordings(let diff): diff.text
    case .picture(let diff): diff.text
    case .frames(let diff): diff.text
    case .unchanged, .new, .gone, .notCompared: sentences.map { "\(path.shown) \($0)\n" }
    }
  }

  fileprivate var members: [JSON.Member] {
    switch outcome {
    case .motion(let diff): diff.members
    case .recordings(let diff): diff.members
    case .picture(let diff): diff.members
    case .frames(let diff): diff.members
    case .unchanged: [JSON.Member("same", .bool(true))]
    case .new(let failing):
      [
        JSON.Member("same", .bool(false)), JSON.Member("new", .bool(true)),
        JSON.Member("expectations", .texts(failing)),
      ]
    case .gone: [JSON.Member("same", .bool(false)), JSON.Member("gone", .bool(true))]
    case .notCompared(let reason, _): [JSON.Member("same", .null), JSON.Member("not_compared", .string(reason))]
    }
  }
}
