import Measurements

extension SeriesChange {
  /// Whether nothing but when it moves is another: every move shifted, or the same. True where nothing differs.
  public var isTimingOnly: Bool {
    guard !isSame else { return true }
    guard let before, let after, let first = before.values.first, let other = after.values.first else { return false }
    let (old, new) = (before.moves, after.moves)
    guard !old.isEmpty, old.count == new.count, Self.isSameLevel(first, other) else { return false }
    return zip(old, new).allSatisfy { move, other in
      Self.isSameLevel(move.to, other.to) && MoveChange(from: move, to: other).isShift
    }
  }
}

extension MoveChange {
  fileprivate var isShift: Bool {
    switch self {
    case .same, .shifted: true
    case .stretched, .jumps, .animates, .otherCurve: false
    }
  }
}

extension RecordingChange {
  /// Whether no more than the time of moves may be another, so that pictures can prove it.
  public var mayBeTimingOnly: Bool {
    missing.isEmpty && new.isEmpty
      && panels.allSatisfy { panel in
        panel.series.allSatisfy(\.isTimingOnly) && (panel.log.isSame || panel.log.words != nil)
      }
  }
}
