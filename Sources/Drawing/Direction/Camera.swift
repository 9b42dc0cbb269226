import Recordings
import Scenarios
import Units

/// Which part of the screens is seen at a time: the same of all panels, so that they stay comparable.
///
/// Each zoom is there in full while it lasts; the camera moves before and after it. From one zoom to the next that
/// follows soon it goes straight.
struct Camera: Sendable {
  /// How long it moves: the drawing's own.
  static let travel = Time(seconds: 0.3)
  /// Room around an element that is followed, in screen points.
  private static let room = 12.0

  private struct Shot: Sendable {
    let subject: Direction.Zoom.Subject
    let start: Time
    let end: Time
    /// Where an element gets to meanwhile, in any panel.
    let path: Rect?
  }

  /// What is seen without a zoom, in screen points.
  let visible: Rect
  private let shots: [Shot]

  init(_ zooms: [Direction.Zoom], of recording: Recording, panels: [PanelRecording], visible: Rect) {
    self.visible = visible
    let last = recording.time(ofFrame: recording.frameCount)
    shots = zooms.map { zoom in
      let end = zoom.span.end ?? last
      let path = Self.path(of: zoom.subject, in: panels, from: zoom.span.start, to: end)
      return Shot(subject: zoom.subject, start: zoom.span.start, end: end, path: path)
    }
  }

  /// The part of the screen that is seen, within ``visible`` and of its shape.
  func view(at time: Time, panels: [PanelRecording], states: [PanelState]) -> Rect {
    func framed(_ shot: Shot) -> Rect { view(of: shot, panels: panels, states: states) }
    if let shot = shots.first(where: { $0.start <= time && time < $0.end }) { return framed(shot) }
    let before = shots.last { $0.end <= time }
    let after = shots.first { time < $0.start }
    if let before, let after, after.start - before.end < Self.travel + Self.travel {
      return framed(before).moved(towards: framed(after), by: Self.part(of: time, from: before.end, to: after.start))
    }
    if let before, time < before.end + Self.travel {
      return framed(before).moved(
        towards: visible, by: Self.part(of: time, from: before.end, to: before.end + Self.travel))
    }
    if let after, time > after.start - Self.travel {
      return visible.moved(
        towards: framed(after), by: Self.part(of: time, from: after.start - Self.travel, to: after.start))
    }
    return visible
  }

  /// 0…1, slow at both ends: 3p² − 2p³.
  private static func part(of time: Time, from start: Time, to end: Time) -> Double {
    let part = (time - start).seconds / (end - start).seconds
    return part * part * (3 - 2 * part)
  }

  private func view(of shot: Shot, panels: [PanelRecording], states: [PanelState]) -> Rect {
    switch shot.subject {
    case .rect(let rect):
      let aspect = visible.width / visible.height
      let least = visible.width / 4
      let width = min(visible.width, max(rect.width, rect.height * aspect, least))
      return part(width: width, around: rect.center)
    case .element(let id, let factor):
      guard let path = shot.path else { return visible }
      let still = part(width: visible.width / factor, around: path.center)
      let frames = zip(panels, states).compactMap { $0.frame(of: id, at: $1) }
      guard let union = Self.union(of: frames) else { return still }
      let center = Point(x: still.center.x, y: Self.held(still.center.y, union, height: still.height))
      return part(width: still.width, around: center)
    }
  }

  /// The middle of a part `height` high that stays at `y` unless `frame` would leave it.
  private static func held(_ y: Double, _ frame: Rect, height: Double) -> Double {
    let lowest = frame.maxY + room - height / 2
    let highest = frame.minY - room + height / 2
    guard lowest <= highest else { return frame.center.y }
    return min(max(y, lowest), highest)
  }

  private func part(width: Double, around center: Point) -> Rect {
    let height = width * visible.height / visible.width
    let x = min(max(center.x - width / 2, visible.minX), visible.maxX - width)
    let y = min(max(center.y - height / 2, visible.minY), visible.maxY - height)
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func path(
    of subject: Direction.Zoom.Subject, in panels: [PanelRecording], from start: Time, to end: Time
  ) -> Rect? {
    guard case .element(let id, _) = subject else { return nil }
    let moments = (0...8).map { start + Time(seconds: (end - start).seconds * Double($0) / 8) }
    return union(of: panels.flatMap { panel in moments.compactMap { panel.frame(of: id, at: panel.state(at: $0)) } })
  }

  private static func union(of frames: [Rect]) -> Rect? {
    guard let left = frames.map(\.minX).min(), let top = frames.map(\.minY).min(),
      let right = frames.map(\.maxX).max(), let bottom = frames.map(\.maxY).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PanelRecording {
  /// Where an element is seen; nil while it is hidden.
  func frame(of id: ElementID, at state: PanelState) -> Rect? {
    guard let index = nodes.firstIndex(where: { $0.element == id }), !state.nodes[index].isHidden else { return nil }
    return state.nodes[index].frame
  }
}

extension Rect {
  fileprivate func moved(towards other: Rect, by part: Double) -> Rect {
    Rect(
      x: x + (other.x - x) * part, y: y + (other.y - y) * part, width: width + (other.width - width) * part,
      height: height + (other.height - height) * part)
  }
}
