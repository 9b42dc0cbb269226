import Recordings
import Units

/// A finger on the glass: a disc that shrinks onto its place as it comes down and spreads as it goes.
///
/// Times and sizes are the drawing's own: in sight from 0.15 s before the touch, so that a reader's eye is there when
/// it happens, until 0.35 s after it.
struct TapMark: Picture {
  /// Opacity of the whole, 0…1.
  let strength: Double
  /// Points.
  let radius: Double
  let colors: AppColors

  static let leadIn = Time(seconds: 0.15)
  static let fadeOut = Time(seconds: 0.35)
  static let restRadius = 22.0
  /// How much larger it is at the very beginning and end.
  private static let spread = 8.0
  /// Half the side of the square it is drawn in.
  static let reach = 34.0

  /// Nil when the touch is not in sight at `time`.
  init?(_ touch: PanelRecording.Touch, at time: Time, colors: AppColors) {
    let age = time - touch.time
    let isBefore = age < .zero
    let length = isBefore ? Self.leadIn : Self.fadeOut
    let distance = abs(age.seconds) / length.seconds
    guard distance < 1 else { return nil }
    let nearness = 1 - distance
    strength = nearness * (2 - nearness)
    radius = Self.restRadius + Self.spread * distance * distance
    self.colors = colors
  }

  /// While the finger is down: the picture of every tap, which is made larger and let fade.
  static func atRest(_ colors: AppColors) -> TapMark { TapMark(strength: 1, radius: restRadius, colors: colors) }

  private init(strength: Double, radius: Double, colors: AppColors) {
    (self.strength, self.radius, self.colors) = (strength, radius, colors)
  }

  /// How much larger it is than at rest.
  var scale: Double { radius / Self.restRadius }

  static func box(around place: Point, scale: Double) -> Rect {
    let reach = reach * scale
    return Rect(x: place.x - reach, y: place.y - reach, width: 2 * reach, height: 2 * reach)
  }

  var items: [Item] {
    let center = Point(x: Self.reach, y: Self.reach)
    let (disc, ring) = (colors.finger, colors.fingerRing)
    return [
      .circle(
        center: center, radius: radius, fill: disc.with(alpha: disc.alpha * strength),
        stroke: Stroke(ring.with(alpha: ring.alpha * strength), width: 1.5)),
      .circle(center: center, radius: radius * 0.62, fill: disc.with(alpha: disc.alpha * 0.6 * strength), stroke: nil),
    ]
  }
}
