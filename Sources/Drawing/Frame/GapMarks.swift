import Recordings
import Units

/// The gap between keyboard and tracked view: a band over the phone, a dimension line beside it, number and word.
struct GapMarks: Sendable {
  private static let lineWidth = 1.5
  private static let bracketWidth = 10.0
  private static let bracketLeft = 10.0
  private static let textLeft = 28.0
  /// Room for number and word; a number of more than five digits ends in an ellipsis.
  static let textWidth = PictureProportions.gutter - textLeft
  private static let bandAlpha = 0.24

  let panel: Int
  let place: ScreenPlace
  /// Left edge of what is written beside the phone.
  let gutter: Double
  let palette: Palette

  /// Over the screen, under the device's outline: band, its two edges, the outline of a covered view. Nothing while
  /// in step.
  ///
  /// `part` is where on the screen a view can be covered: a window or a sheet is narrower.
  func overScreen(_ gap: PanelState.Gap, tracked: Rect, part: Rect) -> [Layer] {
    let reading = GapReading(gap)
    guard gap.isRelevant, reading.verdict != .inStep, let band = band(gap) else { return [] }
    let outline = reading.verdict == .covered ? [coveredView(tracked, from: gap.keyboardTop)] : []
    let part = Rect(
      x: place.origin.x + part.x * place.zoom, y: place.seen.y, width: part.width * place.zoom,
      height: place.seen.height)
    guard let seen = place.seen.intersection(part), let fault = band.intersection(seen) else { return [] }
    return [fill(fault)] + outline + [gap.keyboardTop, gap.edgeBottom + gap.spacing].map { edge(y: y($0), in: seen) }
  }

  /// Beside the phone.
  func beside(_ gap: PanelState.Gap) -> [Layer] {
    guard gap.isRelevant else { return [] }
    let reading = GapReading(gap)
    let isInStep = reading.verdict == .inStep
    let color = isInStep ? palette.inStep : palette.fault
    let band = isInStep ? nil : band(gap)
    let middle = band?.center.y ?? held(y(gap.keyboardTop))
    return dimension(band, middle: middle, color: color, role: isInStep ? "in step tick" : "gap cap")
      + words(reading, middle: middle, color: color)
  }

  /// On the canvas, within the screen; nil when nothing of it shows.
  private func band(_ gap: PanelState.Gap) -> Rect? {
    let edges = [y(gap.keyboardTop), y(gap.edgeBottom + gap.spacing)].map(held)
    let top = edges.min() ?? 0
    let bottom = edges.max() ?? 0
    guard bottom > top else { return nil }
    return Rect(x: place.seen.x, y: top, width: place.seen.width, height: bottom - top)
  }

  private func y(_ screenY: Double) -> Double { place.y(screenY) }

  private func held(_ y: Double) -> Double { place.held(y) }

  /// One picture of the whole screen, clipped to the band: its edges are rounded as the keyboard's are.
  private func fill(_ band: Rect) -> Layer {
    let size = place.seen.size
    return Layer(key: Layer.Key("gap band", panel: panel), box: place.seen, clip: band) { [palette] in
      [.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), palette.fault.with(alpha: Self.bandAlpha))]
    }
  }

  private func edge(y: Double, in seen: Rect) -> Layer {
    let width = place.seen.width
    let box = Rect(x: place.seen.x, y: y - Self.lineWidth / 2, width: width, height: Self.lineWidth)
    return Layer(key: Layer.Key("gap edge", panel: panel), box: box, clip: seen) { [palette] in
      [.rect(Rect(x: 0, y: 0, width: width, height: 2 * Self.lineWidth), palette.fault)]
    }
  }

  /// Where the view is that the keyboard hides.
  private func coveredView(_ frame: Rect, from keyboardTop: Double) -> Layer {
    let box = place.rect(frame)
    let seen = Rect(
      x: place.seen.x, y: held(y(keyboardTop)), width: place.seen.width,
      height: place.seen.maxY - held(y(keyboardTop)))
    let line = Rect(x: 3, y: 2, width: box.width - 6, height: box.height - 4)
    return Layer(
      key: Layer.Key("covered view", panel: panel, variant: AnyHashableSendable([box.width, box.height])),
      box: box, clip: seen, snap: .bottom, isCached: false
    ) { [palette] in
      [
        .roundedRect(
          line, radius: 6, fill: nil,
          stroke: Stroke(palette.ink.with(alpha: 0.75), width: Self.lineWidth, dash: [5, 3.5]))
      ]
    }
  }

  /// A line as long as the band with a cap at either end; a tick alone where there is no band.
  private func dimension(_ band: Rect?, middle: Double, color: Color, role: String) -> [Layer] {
    guard let band else { return [cap(role, y: middle, color: color)] }
    let size = place.seen.size
    let x = gutter + Self.bracketLeft + (Self.bracketWidth - Self.lineWidth) / 2
    let stem = Layer(
      key: Layer.Key("gap stem", panel: panel),
      box: Rect(x: x, y: place.seen.y, width: Self.lineWidth, height: size.height),
      clip: Rect(x: x - Self.lineWidth, y: band.y, width: 3 * Self.lineWidth, height: band.height)
    ) {
      [.rect(Rect(x: 0, y: 0, width: 2 * Self.lineWidth, height: size.height), color)]
    }
    return [stem, cap(role, y: band.minY, color: color), cap(role, y: band.maxY, color: color)]
  }

  private func cap(_ role: String, y: Double, color: Color) -> Layer {
    let box = Rect(
      x: gutter + Self.bracketLeft, y: y - Self.lineWidth / 2, width: Self.bracketWidth, height: Self.lineWidth)
    return Layer(key: Layer.Key(role, panel: panel), box: box) {
      [.rect(Rect(x: 0, y: 0, width: Self.bracketWidth, height: 2 * Self.lineWidth), color)]
    }
  }

  /// Number over word, beside the middle of the band but never beyond the phone's ends.
  private func words(_ reading: GapReading, middle: Double, color: Color) -> [Layer] {
    let (number, word) = (TextStyle.number, TextStyle.body)
    let height = number.lineHeight + word.lineHeight
    let top = max(place.seen.minY, min(place.seen.maxY - height, middle - height / 2))
    return [
      line(
        "gap number", reading.number, number, color: color, top: top,
        variant: AnyHashableSendable(reading)),
      line(
        "gap word", reading.verdict.rawValue, word, color: palette.muted, top: top + number.lineHeight,
        variant: AnyHashableSendable(reading.verdict)),
    ]
  }

  private func line(
    _ role: String, _ string: String, _ style: TextStyle, color: Color, top: Double,
    variant: AnyHashableSendable
  ) -> Layer {
    let box = Rect(x: gutter + Self.textLeft, y: top, width: Self.textWidth, height: style.lineHeight)
    return Layer(key: Layer.Key(role, panel: panel, variant: variant), box: box, isCached: false) {
      [
        .text(
          style.text(string, at: Point(x: 0, y: style.ascent), color: color, maximumWidth: Self.textWidth))
      ]
    }
  }
}
