import Recordings
import Units

/// A finger that drags: the disc of a tap held down, and where it was just now.
///
/// How long the trail lasts and how it fades is the drawing's own.
struct DragMark: Picture {
  /// As a tap that begins or ends while the finger comes or goes.
  let tap: TapMark
  /// Where the finger was, from its place, the latest first.
  let trail: [Point]
  /// Half the sides of the box it is drawn in.
  let reach: Size

  private static let trailLength = Time(seconds: 0.16)
  private static let trailCount = 8
  /// Of each of the lines, as a part of the finger's.
  private static let trailStrength = 0.16
  /// Points from the finger.
  private static let longestTrail = 400.0

  /// Nil when the finger is not in sight at `time`.
  init?(_ drag: PanelRecording.Drag, at time: Time, colors: AppColors) {
    let end = drag.time + drag.drag.duration
    let touch = PanelRecording.Touch(time: min(max(time, drag.time), end), place: .zero)
    guard let tap = TapMark(touch, at: time, colors: colors) else { return nil }
    self.tap = tap
    let place = drag.heldPlace(at: time)
    trail = (1...Self.trailCount).map { step in
      let age = Time(seconds: Self.trailLength.seconds * Double(step) / Double(Self.trailCount))
      let past = drag.heldPlace(at: time - age)
      return Point(x: past.x - place.x, y: past.y - place.y)
    }.filter { $0 != .zero && abs($0.y) < Self.longestTrail }
    reach = Size(
      width: TapMark.reach + (trail.map { abs($0.x) }.max() ?? 0),
      height: TapMark.reach + (trail.map { abs($0.y) }.max() ?? 0))
  }

  func box(around place: Point) -> Rect {
    Rect(x: place.x - reach.width, y: place.y - reach.height, width: 2 * reach.width, height: 2 * reach.height)
  }

  /// The trail is a line drawn several times, each time shorter, so that it fades without joints.
  var items: [Item] {
    let middle = Point(x: reach.width, y: reach.height)
    let points = [middle] + trail.map { Point(x: middle.x + $0.x, y: middle.y + $0.y) }
    let disc = tap.colors.finger
    let stroke = Stroke(
      disc.with(alpha: disc.alpha * Self.trailStrength * tap.strength), width: tap.radius * 0.9, isRound: true)
    let lines = trail.indices.reversed().map { last in
      Item.path(.polyline(Array(points[...(last + 1)])), fill: nil, stroke: stroke)
    }
    return lines
      + tap.items.map { $0.offset(x: middle.x - TapMark.reach, y: middle.y - TapMark.reach) }
  }
}

extension PanelRecording.Drag {
  /// Where the finger is, will come down, or lifted.
  func heldPlace(at time: Time) -> Point {
    place(at: min(max(time, self.time), self.time + drag.duration)) ?? Point(x: x, y: drag.path.last ?? 0)
  }
}
