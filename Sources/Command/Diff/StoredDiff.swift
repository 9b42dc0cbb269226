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

  /// A simulation and what is stored of an earlier one; pixels cost most of the time.
  init(_ before: Baseline, _ after: Recording, seesPixels: Bool = true) throws {
    change = RecordingChange(from: before.motion, to: RecordingDescription(byFrames: after))
    pixels =
      seesPixels ? PixelChange(from: before.pixels, to: try PixelRecord(drawing: after, version: Version.text)) : nil
  }

  init(_ before: RecordedSide, _ after: RecordedSide) throws {
    change = RecordingChange(from: try before.description(), to: try after.description())
    if let old = try before.pixels(besides: after), let new = try after.pixels(besides: before) {
      pixels = PixelChange(from: old, to: new)
    } else {
      pixels = nil
    }
  }

  var exitCode: ExitCode {
    switch (change.isSame, pixels) {
    case (false, _), (true, .frames), (true, .size), (true, .timing): .failed
    case (true, nil), (true, .same): .done
    // Nothing but the renderer may have changed, or something else too.
    case (true, .renderer): .notComparable
    }
  }

  /// What differs beside the panels, in sentences.
  var circumstances: [String] { change.surroundings + pixels.sentences }

  var sentences: [String] { change.sentences + pixels.sentences }

  /// The same under a heading for each panel.
  var textLines: [String] { change.textLines + pixels.sentences }

  var text: [String] {
    if textLines.isEmpty { return ["the same motion, as far as a trace tells\n"] }
    return textLines.map { "\($0.shown)\n" }
  }

  var members: [JSON.Member] {
    [JSON.Member("same", exitCode == .notComparable ? .null : .bool(exitCode == .done))] + change.members
      + [JSON.Member("pictures", pixels?.words.map(JSON.string) ?? .null)]
  }
}

extension PixelChange? {
  /// What changed; nothing where pixels were not compared.
  var sentences: [String] { (self?.words).map { [$0] } ?? [] }
}
