import Curve7Kit

/// What came of comparing a timeline with its baseline.
struct SnapshotResult: Sendable {
  enum Outcome: Sendable {
    /// Pixels are nil where they were not looked at.
    case compared(RecordingChange, PixelChange?)
    /// There is no baseline.
    case missing
    /// There is a baseline and no timeline.
    case orphan
    /// Why the baseline, or the timeline, cannot be used, and the exit code of that.
    case notCompared(String, ExitCode)
  }

  /// The timeline; the baseline where there is none.
  let path: String
  let outcome: Outcome

  var exitCode: ExitCode {
    switch outcome {
    case .missing: return .noBaseline
    case .orphan: return .failed
    case .notCompared(_, let code): return code
    case .compared(let change, let pixels):
      guard change.isSame else { return .failed }
      switch pixels {
      case nil, .same: return .done
      case .frames, .size, .timing: return .failed
      // Nothing but the renderer may have changed, or something else too.
      case .renderer: return .notComparable
      }
    }
  }

  /// Everything that was found, a sentence each.
  var sentences: [String] {
    switch outcome {
    case .missing: ["has no baseline; once it looks right: curve7 snapshot approve \(path)"]
    case .orphan: ["is the baseline of a timeline that is gone"]
    case .notCompared(let reason, _): ["could not be compared: \(reason)"]
    case .compared(let change, let pixels): change.sentences + [pixels?.words].compactMap { $0 }
    }
  }

  /// The same under a heading; empty when nothing was found.
  var text: [String] {
    guard case .compared(let change, let pixels) = outcome else {
      return sentences.map { "\(path.shown) \($0.shown)\n" }
    }
    let lines = change.textLines + [pixels?.words].compactMap { $0 }
    return lines.isEmpty ? [] : ["\(path.shown)\n"] + lines.map { "  \($0)\n" }
  }
}

extension SnapshotResult {
  /// Runs a timeline and compares it with its baseline; writes nothing.
  init(testing file: TimelineFile, seesPixels: Bool) throws {
    path = file.path
    guard let scenario = file.scenario else {
      outcome = .notCompared("it has errors", file.failure ?? .badInput)
      return
    }
    let baseline: Baseline
    do throws(BaselineError) {
      baseline = try Baseline(folder: Snapshot.folder(ofTimelineAt: file.path))
    } catch {
      outcome = Self.outcome(error)
      return
    }
    let recording = try scenario.simulate()
    let change = RecordingChange(from: baseline.motion, to: RecordingDescription(byFrames: recording))
    let pixels = seesPixels ? PixelChange(from: baseline.pixels, to: try Snapshot.pixels(of: recording)) : nil
    outcome = .compared(change, pixels)
  }

  private static func outcome(_ error: BaselineError) -> Outcome {
    switch error {
    case .missing: .missing
    case .broken: .notCompared("its baseline is broken: \(error)", .notComparable)
    }
  }
}

extension Snapshot {
  fileprivate static func pixels(of recording: Recording) throws -> PixelRecord {
    try PixelRecord(drawing: recording, version: Version.text)
  }
}
