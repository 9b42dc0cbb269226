/// How a panel's curves are drawn: told apart by dash and lightness as well as by hue.
struct LineStyle: Hashable, Sendable {
  let color: Color
  let dash: [Double]
  let width: Double

  /// The keyboard: a broad line under all others, so that one on top of it leaves its edges to be seen.
  static func keyboard(_ palette: Palette) -> LineStyle {
    LineStyle(color: palette.keyboardCurve.mixed(with: palette.surface, part: 0.35), dash: [], width: 6)
  }

  /// A measured keyboard that is not where the simulated one is: a thin line over that one's broad one.
  static func measuredKeyboard(_ index: Int, _ palette: Palette) -> LineStyle {
    LineStyle(
      color: palette.ink.mixed(with: palette.surface, part: 0.2), dash: index == 0 ? [4, 3] : [1.5, 3], width: 2)
  }

  /// A panel in step runs along the middle of the keyboard's line.
  static func inStep(_ palette: Palette) -> LineStyle {
    LineStyle(color: palette.inStep, dash: [], width: 2)
  }

  /// The `index`th panel that is not in step, from 0.
  static func fault(_ index: Int, _ palette: Palette) -> LineStyle {
    switch index {
    case 0: LineStyle(color: palette.fault, dash: [], width: 2)
    case 1: LineStyle(color: palette.fault.mixed(with: palette.ink, part: 0.45), dash: [8, 4], width: 2)
    case 2: LineStyle(color: palette.fault.mixed(with: palette.muted, part: 0.5), dash: [2, 3], width: 2)
    default: LineStyle(color: palette.ink, dash: [9, 3, 2, 3], width: 1.5)
    }
  }

  /// One for each panel.
  static func styles(for series: [PlotSeries], palette: Palette) -> [LineStyle] {
    var faults = 0
    return series.map { series in
      if series.isInStep { return inStep(palette) }
      defer { faults += 1 }
      return fault(faults, palette)
    }
  }

  var stroke: Stroke { Stroke(color, width: width, dash: dash) }
}

extension Color {
  /// `part` of `other`, the rest of this one.
  func mixed(with other: Color, part: Double) -> Color {
    Color(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
