import Curve7Kit

/// What `snapshot approve` did with one timeline.
struct Approval: Sendable {
  enum Outcome: Sendable {
    /// The baseline was right already.
    case same
    case new
    /// It was written anew: why, a sentence each.
    case changed([String])
    /// Nothing was written: the timeline cannot be run.
    case failed(SimulationError)
  }

  let path: String
  let outcome: Outcome

  /// Runs a timeline and writes its baseline where that is not the same already.
  init(of path: String, scenario: Scenario) throws {
    self.path = path
    let recording: Recording
    do throws(SimulationError) {
      recording = try scenario.simulate()
    } catch {
      outcome = .failed(error)
      return
    }
    let snapshot = try Snapshot(of: recording, version: Version.text)
    let folder = Snapshot.folder(ofTimelineAt: path)
    outcome = Self.outcome(folder, recording, snapshot)
    guard isWritten else { return }
    try TextFiles.write(snapshot.files, to: folder)
  }

  private static func outcome(_ folder: String, _ recording: Recording, _ snapshot: Snapshot) -> Outcome {
    do throws(BaselineError) {
      let earlier = try Baseline(folder: folder)
      guard earlier.snapshot != snapshot else { return .same }
      return .changed(sentences(earlier, recording, snapshot))
    } catch {
      return error == .missing ? .new : .changed(["its baseline was broken: \(error)"])
    }
  }

  private static func sentences(_ earlier: Baseline, _ recording: Recording, _ snapshot: Snapshot) -> [String] {
    let change = RecordingChange(from: earlier.motion, to: RecordingDescription(byFrames: recording))
    let pixels = PixelChange(from: earlier.pixels, to: snapshot.pixels)
    let sentences = StoredDiff(change: change, pixels: pixels).sentences
    guard sentences.isEmpty else { return sentences }
    let renderer = PixelChange.rendererChanges(from: earlier.pixels, to: snapshot.pixels)
    return renderer.isEmpty
      ? ["numbers below a millionth of a point"]
      : ["drawn by another renderer, looks the same: " + renderer.joined(separator: "; ")]
  }

  var isWritten: Bool {
    switch outcome {
    case .new, .changed: true
    case .same, .failed: false
    }
  }

  var failure: ExitCode? {
    if case .failed = outcome { .badInput } else { nil }
  }

  /// What changed, under the path.
  var text: [String] {
    switch outcome {
    case .same, .failed: []
    case .new: ["\(path.shown): new baseline\n"]
    case .changed(let sentences): ["\(path.shown): changed baseline\n"] + sentences.map { "  \($0.shown)\n" }
    }
  }
}
