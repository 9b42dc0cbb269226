import Curve7Kit

/// What became different, where at least one side is a stored trace or snapshot.
struct StoredDiff: Sendable {
  let change: RecordingChange
  /// Nil where one side has no pixels.
  let pixels: PixelChange?

  init(change: RecordingChange, pixels: PixelChange?) {
    self.change = change
    self.pixels = pixels
  }

  init(_ before: RecordedSide, _ after: RecordedSide) throws {
    change = RecordingChange(from: try before.description(), to: try after.description())
    if let old = try before.pixels(besides: after), let new = try after.pixels(besides: before) {
      pixels = PixelChange(from: old, to: new)
    } else {
      pixels = nil
    }
  }

  var exitCode: ExitCode { ExitCode(change, pixels) }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] { change.surroundings + [pixels?.words].compactMap { $0 } }

  var sentences: [String] { change.sentences + [pixels?.words].compactMap { $0 } }

  var text: [String] {
    let lines = change.textLines + [pixels?.words].compactMap { $0 }
    if lines.isEmpty { return ["the same motion, as far as a trace tells\n"] }
    return lines.map { "\($0.shown)\n" }
  }

  var members: [JSON.Member] {
    [JSON.Member("same", exitCode == .notComparable ? .null : .bool(exitCode == .done))] + change.members
      + [JSON.Member("pictures", pixels?.words.map(JSON.string) ?? .null)]
  }
}

extension ExitCode {
  /// Of a comparison with something stored.
  init(_ change: RecordingChange, _ pixels: PixelChange?) {
    switch (change.isSame, pixels) {
    case (false, _), (true, .frames), (true, .size), (true, .timing): self = .failed
    case (true, nil), (true, .same): self = .done
    // Nothing but the renderer may have changed, or something else too.
    case (true, .renderer): self = .notComparable
    }
  }
}
