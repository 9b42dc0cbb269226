import Curve7Kit

/// What `snapshot approve` did with one timeline.
struct Approval: Sendable {
  let path: String
  /// Nil when the baseline was right already.
  let change: [String]?

  /// Runs a timeline and writes its baseline where that is not the same already.
  init(of file: TimelineFile, scenario: Scenario) throws {
    path = file.path
    let snapshot = try Snapshot(of: try scenario.simulate(), version: Version.text)
    let folder = Snapshot.folder(ofTimelineAt: path)
    let earlier = try? Baseline(folder: folder)
    guard earlier?.snapshot != snapshot else {
      change = nil
      return
    }
    let found = try SnapshotResult(testing: file, seesPixels: true)
    if case .missing = found.outcome { change = ["new"] } else { change = found.sentences }
    try TextFiles.write(snapshot.files, to: folder)
  }

  /// What changed, under the path.
  var text: [String] {
    guard let change else { return [] }
    if change == ["new"] { return ["\(path.shown): new baseline\n"] }
    let lines = change.isEmpty ? ["numbers below a millionth of a point"] : change
    return ["\(path.shown): changed baseline\n"] + lines.map { "  \($0.shown)\n" }
  }
}
