import Units

extension FrameSelection {
  /// The numbers of the frames that are meant, each once, in ascending order.
  ///
  /// A single time means the frame on screen then; a range of times the frames that show something within it, both ends
  /// included. A percentage is rounded to the nearest frame. `worst` is the frame with the gap farthest from 0.
  /// A timeline without frames has none to name: every selection but ``all`` is an error.
  public func frames(of shown: ShownFrames) throws(FrameSelectionError) -> [Int] {
    guard shown.count > 0 || self != .all else { return [] }
    var frames: Set<Int> = []
    for part in parts {
      switch part {
      case .single(let position): frames.insert(try shown.frame(at: position))
      case .range(let first, let last): frames.formUnion(try shown.frames(from: first, to: last))
      case .worst:
        guard let worst = shown.worst else { throw .noGap }
        frames.insert(try shown.frame(at: .time(worst)))
      case .chapter(let name): frames.formUnion(try shown.frames(ofChapter: name))
      }
    }
    return frames.sorted()
  }
}

extension ShownFrames {
  fileprivate func frame(at position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    switch position {
    case .number(let frame):
      guard frame < count else { throw .frameOutOfRange(frame, count: count) }
      return frame
    case .time(let time):
      guard time < duration else { throw .timeOutOfRange(time, duration: duration) }
      return frame(at: time)
    case .fraction(let fraction):
      guard count > 0 else { throw .frameOutOfRange(0, count: 0) }
      return Int((fraction * Double(count - 1)).rounded())
    }
  }

  fileprivate func frames(
    from first: FrameSelection.Position, to last: FrameSelection.Position
  ) throws(FrameSelectionError) -> ClosedRange<Int> {
    let start = try firstFrame(of: first)
    let end = try lastFrame(of: last)
    if start > end, case .time(let from) = first, case .time(let to) = last, from <= to {
      throw .betweenFrames(from, to)
    }
    guard start <= end else { throw .backwards(from: start, to: end) }
    return start...end
  }

  fileprivate func frames(ofChapter name: String) throws(FrameSelectionError) -> Range<Int> {
    guard let index = chapters.firstIndex(where: { $0.name == name }) else {
      throw .unknownChapter(name, known: chapters.map(\.name))
    }
    let (start, end) = (chapters[index].time, index + 1 < chapters.count ? chapters[index + 1].time : duration)
    let frames = first(notBefore: start)..<first(notBefore: end)
    guard !frames.isEmpty else { throw .betweenFrames(start, end) }
    return frames
  }

  /// The first frame that shows a time or something later, or the position's own frame.
  private func firstFrame(of position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    let frame = try frame(at: position)
    guard case .time(let time) = position else { return frame }
    return first(notBefore: time)
  }

  /// The last frame that shows a time or something earlier; a range may end with the timeline.
  private func lastFrame(of position: FrameSelection.Position) throws(FrameSelectionError) -> Int {
    if count > 0, position == .time(duration) { return count - 1 }
    let frame = try frame(at: position)
    guard case .time(let time) = position else { return frame }
    return last(notAfter: time)
  }
}
