import Recordings
import Units

extension Plot {
  private static let lineWidth = 1.5
  private static let knobRadius = 4.5
  private static let dotRadius = 4.5
  private static let ringWidth = 1.5

  /// The line at `seconds`, a dot on each curve, and the time where no clock says it; nothing outside the window.
  func playhead(at seconds: Double, states: [PanelState]) -> [Layer] {
    guard window.contains(seconds) else { return [] }
    let x = times.position(seconds)
    let keyboardDots = states.first.map { state in
      dot("keyboard dot", x: x, height: state.keyboardHeight, color: palette.keyboardCurve)
    }
    let edgeDots = zip(states, styles).enumerated().compactMap { index, pair in
      pair.0.edgeHeight.map { dot("edge dot \(index)", x: x, height: $0, color: pair.1.color) }
    }
    let label = writesTime ? [timeLabel(seconds)] : []
    return lines(x: x) + [keyboardDots].compactMap { $0 } + edgeDots + label
  }

  /// A line with a knob in the upper plot, and a line in the lower one.
  private func lines(x: Double) -> [Layer] {
    layout.spans(above: Self.knobRadius).enumerated().map { index, span in
      let height = span.upperBound - span.lowerBound
      let radius = Self.knobRadius
      let box = Rect(x: x - radius, y: span.lowerBound, width: 2 * radius, height: height)
      return Layer(key: Layer.Key("playhead \(index)"), box: box) { [palette] in
        let stem = Rect(x: radius - Self.lineWidth / 2, y: 0, width: Self.lineWidth, height: height)
        let knob = Item.circle(center: Point(x: radius, y: radius), radius: radius, fill: palette.ink, stroke: nil)
        return [.rect(stem, palette.ink)] + (index == 0 ? [knob] : [])
      }
    }
  }

  private func dot(_ role: String, x: Double, height: Double, color: Color) -> Layer {
    let reach = Self.dotRadius + Self.ringWidth
    let box = Rect(x: x - reach, y: heights.position(height) - reach, width: 2 * reach, height: 2 * reach)
    return Layer(key: Layer.Key(role), box: box) { [palette] in
      let center = Point(x: reach, y: reach)
      return [
        .circle(center: center, radius: reach, fill: palette.surface, stroke: nil),
        .circle(center: center, radius: Self.dotRadius, fill: color, stroke: nil),
      ]
    }
  }

  private func timeLabel(_ seconds: Double) -> Layer {
    let text = NumberText.clock(seconds)
    let box = Rect(
      x: layout.whole.maxX - Self.timeWidth, y: layout.whole.y, width: Self.timeWidth, height: PlotLayout.titleRow)
    return Layer(key: Layer.Key("plot time", variant: AnyHashableSendable(text)), box: box, isCached: false) {
      [palette] in
      let style = TextStyle.time
      let baseline = ((box.height + style.size * Text.capHeight) / 2).rounded()
      return [
        .text(style.text(text, at: Point(x: box.width, y: baseline), color: palette.ink, alignment: .trailing))
      ]
    }
  }
}
