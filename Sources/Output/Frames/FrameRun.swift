/// Frames that are one picture: the first is drawn, and the others show the same.
struct FrameRun: Hashable, Sendable {
  let frames: ArraySlice<Int>

  var first: Int { frames[frames.startIndex] }
}

extension FrameRun {
  /// All frames, those together that follow each other and are one picture.
  static func all(of frames: [Int], in source: some FrameSource) -> [FrameRun] {
    var runs: [FrameRun] = []
    var rest = frames[...]
    while let run = FrameRun(takenFrom: &rest, of: source) { runs.append(run) }
    return runs
  }

  /// The first frames of `rest` that are one picture; nil when none are left.
  init?(takenFrom rest: inout ArraySlice<Int>, of source: some FrameSource) {
    guard let first = rest.first else { return nil }
    let others = rest.dropFirst().prefix { source.isSame(frame: $0, as: first) }
    frames = rest[rest.startIndex..<others.endIndex]
    rest = rest[others.endIndex...]
  }
}
