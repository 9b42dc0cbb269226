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

  /// The timeline.
  let path: String
  let outcome: Outcome

  var exitCode: ExitCode {
    switch outcome {
    case .missing: .noBaseline
    case .orphan: .failed
    case .notCompared(_, let code): code
    case .compared(let change, let pixels): Self.code(change, pixels)
    }
  }

  private static func code(_ change: RecordingChange, _ pixels: PixelChange?) -> ExitCode {
    guard change.isSame else { return .failed }
    switch pixels {
    case nil, .same: return .done
    case .frames, .size: return .failed
    // Nothing but the renderer may have changed, or something else too.
    case .renderer: return .notComparable
    }
  }

  /// Everything that was found, a sentence each.
  var sentences: [String] {
    switch outcome {
    case .missing: ["has no baseline; look at it, then run: curve7 snapshot approve \(path)"]
    case .orphan: ["is gone, its baseline is still there; remove that with: curve7 snapshot approve"]
    case .notCompared(let reason, _): ["could not be compared: \(reason)"]
    case .compared(let change, let pixels):
      change.sentences + [pixels?.words].compactMap { $0 }
    }
  }

  var isSame: Bool { exitCode == .done }
}
