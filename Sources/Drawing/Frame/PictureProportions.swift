import Keyboards
import Units

/// How large things are drawn for a number of panels, in points. The project's own measures, on a grid of 8.
struct PictureProportions: Hashable, Sendable {
  /// Room for the visible part of a screen in portrait.
  let phone: Size
  /// Height of the plot of edges, and of the gap plot below it.
  let edgePlotHeight: Double
  let gapPlotHeight: Double

  /// Around everything.
  static let margin = 40.0
  /// Between panels.
  static let spacing = 24.0
  /// Beside each phone: dimension line, number and word.
  static let gutter = 120.0
  /// Of a plot that stands beside a single phone.
  static let sidePlotWidth = 440.0
  /// No picture is narrower: the header needs it.
  static let leastWidth = 640.0
  /// A screen in landscape gets more width than an upright one.
  static let landscapeFactor = 1.5

  init(panelCount: Int) {
    switch panelCount {
    case ...1: self.init(phone: Size(width: 336, height: 600), edgePlotHeight: 256, gapPlotHeight: 112)
    case 2: self.init(phone: Size(width: 328, height: 520), edgePlotHeight: 152, gapPlotHeight: 72)
    case 3: self.init(phone: Size(width: 264, height: 464), edgePlotHeight: 152, gapPlotHeight: 80)
    default: self.init(phone: Size(width: 232, height: 424), edgePlotHeight: 152, gapPlotHeight: 88)
    }
  }

  private init(phone: Size, edgePlotHeight: Double, gapPlotHeight: Double) {
    self.phone = phone
    self.edgePlotHeight = edgePlotHeight
    self.gapPlotHeight = gapPlotHeight
  }

  /// Canvas points for one screen point: the visible part fits its room, is never enlarged, and is a whole number of
  /// points wide.
  func zoom(for visible: Rect, orientation: Orientation) -> Double {
    let width = orientation == .landscape ? phone.width * Self.landscapeFactor : phone.width
    let fit = min(1, width / visible.width, phone.height / visible.height)
    return max(1, (visible.width * fit).rounded(.down)) / visible.width
  }
}
