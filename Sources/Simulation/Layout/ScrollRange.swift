import Recordings
import Units

/// Where a scroll view's content may stand (facts: keyboard-behaviour.md F9.1, F9.9).
struct ScrollRange: Hashable, Sendable {
  /// Content offset with the first line below the top inset.
  let lowest: Double
  /// `contentSize.height + adjustedContentInset.bottom − bounds.height`: below ``lowest`` when the content is short.
  let end: Double

  /// `top` and `bottom` are the adjusted insets.
  init(contentHeight: Double, height: Double, top: Double, bottom: Double) {
    lowest = -top
    end = contentHeight + bottom - height
  }

  var highest: Double { max(lowest, end) }

  func held(_ offset: Double) -> Double {
    min(max(offset, lowest), highest)
  }
}

extension Node {
  /// By the model values; nil for views that do not scroll.
  var scrollRange: ScrollRange? {
    scroll.map {
      ScrollRange(
        contentHeight: $0.contentHeight, height: height.model, top: $0.topInset + $0.addedTop.model,
        bottom: $0.adjustedBottom)
    }
  }

  /// How much of a scroll view's height its insets leave at the bottom, by the model values.
  var heightAboveInset: Double {
    height.model - (scroll?.adjustedBottom ?? 0)
  }
}

extension Node.Scroll {
  /// `adjustedContentInset.bottom`, by the model values.
  var adjustedBottom: Double { bottomInset.model + addedBottom.model }
}
