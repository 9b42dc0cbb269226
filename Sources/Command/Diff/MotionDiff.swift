import Curve7Kit

/// What became different from one timeline to another.
struct MotionDiff: Sendable {
  let before: Recording
  let after: Recording
  let change: RecordingChange
  let expectations: [ExpectationChange]
  /// How the drawn frames differ; nil where they were not compared, because more than the timing of moves is another.
  let pixels: PixelChange?

  init(_ before: Scenario, _ after: Scenario) throws {
    self.before = try before.simulate()
    self.after = try after.simulate()
    change = RecordingChange(from: self.before, to: self.after)
    expectations = ExpectationChange.changes(
      from: check(self.before, before.expectations), to: check(self.after, after.expectations))
    // Frames of other rates are other moments.
    pixels =
      change.mayBeTimingOnly && before.rate == after.rate ? try PixelChange(from: self.before, to: self.after) : nil
  }

  var isSame: Bool { change.isSame && changedExpectations.isEmpty && pixels?.words == nil }

  var changedExpectations: [ExpectationChange] { expectations.filter { !$0.isSame } }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] { change.surroundings + pixels.sentences }

  var changedPanels: [RecordingChange.Panel] { change.changedPanels }

  /// Every finding by itself.
  var sentences: [String] { change.sentences + pixels.sentences + changedExpectations.map(\.text) }

  /// How it is shown is said at the end, and makes no difference by itself.
  var text: [String] {
    let direction = before.direction == after.direction ? nil : "the direction is another"
    if isSame {
      let words = ["the same motion, notifications, expectations and pictures", direction.map { "only \($0)" }]
      return [words.compactMap { $0 }.joined(separator: "; ") + "\n"]
    }
    let lines = change.textLines + pixels.sentences + changedExpectations.map(\.text) + [direction].compactMap { $0 }
    return lines.map { $0.shown + "\n" }
  }

  var members: [JSON.Member] {
    [JSON.Member("same", .bool(isSame))] + change.members + [
      JSON.Member("pictures", pixels?.words.map(JSON.string) ?? .null),
      JSON.Member("expectations", .texts(changedExpectations.map(\.text))),
    ]
  }
}
