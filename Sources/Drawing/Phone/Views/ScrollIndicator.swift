import Recordings
import Units

/// The bar that shows where a scroll view's content stands: its track ends above the indicator's bottom inset.
///
/// Drawn within a strip at the scroll view's trailing side. Thickness and distances are the drawing's own.
struct ScrollIndicator: Picture {
  /// From the top of the scroll view.
  let top: Double
  let length: Double
  let color: Color

  static let stripWidth = 9.0
  private static let thickness = 3.0
  private static let margin = 3.0
  private static let shortest = 36.0

  /// Nil when the content fits. `addedBottom` is the safe area's part of the content inset, which an indicator has too
  /// (`automaticallyAdjustsScrollIndicatorInsets`, on by default).
  init?(_ scroll: PanelState.ScrollState, contentHeight: Double, height: Double, color: Color) {
    let addedBottom = scroll.adjustedBottom - scroll.bottomInset
    let seen = height - scroll.adjustedTop - scroll.adjustedBottom
    let range = contentHeight - seen
    let first = scroll.adjustedTop + Self.margin
    let track = height - scroll.indicatorBottom - addedBottom - Self.margin - first
    guard range > 0, contentHeight > 0, track > Self.shortest else { return nil }
    let length = max(Self.shortest, track * min(1, max(0, seen) / contentHeight))
    let position = min(1, max(0, (scroll.contentOffset + scroll.adjustedTop) / range))
    top = first + position * (track - length)
    self.length = length
    self.color = color
  }

  /// Where it lies in a scroll view's frame, clear of the safe area at the side.
  func box(in frame: Rect, trailing: Double) -> Rect {
    Rect(x: frame.maxX - trailing - Self.stripWidth, y: frame.minY + top, width: Self.stripWidth, height: length)
  }

  var items: [Item] {
    let (x, radius) = (Self.margin + Self.thickness / 2, Self.thickness / 2)
    let line = Path.polyline([Point(x: x, y: radius), Point(x: x, y: length - radius)])
    return [.path(line, fill: nil, stroke: Stroke(color, width: Self.thickness, isRound: true))]
  }
}
