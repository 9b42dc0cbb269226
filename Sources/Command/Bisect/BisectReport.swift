import Curve7Kit

/// What a bisection found, in words and as JSON.
struct BisectReport: Sendable {
  let bisection: Bisection
  /// What the first bad commit says about itself.
  let commit: String
  /// Why it is bad.
  let words: [String]
  /// What it changed, next to its parent; nil where that cannot be run.
  let change: MotionDiff?

  var text: [String] {
    let count = bisection.tests
    var lines = ["first bad commit: \(commit.shown)"] + words.map { "  \($0.shown)" }
    if let change, !change.isSame { lines += ["it changed"] + change.text.map { "  \($0.dropLast())" } }
    if !bisection.suspects.isEmpty {
      let names = bisection.suspects.map(\.shortCommit).joined(separator: ", ")
      lines.append("could not be tested, and may be the first bad one instead: \(names)")
    }
    lines.append("\(count) \(count == 1 ? "commit" : "commits") tested between the two")
    return lines.map { $0 + "\n" }
  }

  var json: [String] {
    let object = JSON.object([
      JSON.Member("first_bad", .string(bisection.firstBad.commit)), JSON.Member("commit", .string(commit)),
      JSON.Member("failures", .array(words.map(JSON.string))),
      JSON.Member("change", change.map { .object($0.members) } ?? .null),
      JSON.Member("untested", .array(bisection.suspects.map { .string($0.commit) })),
      JSON.Member("tested", .number(Double(bisection.tests))),
    ])
    return [object.text + "\n"]
  }
}
