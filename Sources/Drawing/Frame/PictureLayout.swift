import Keyboards
import Units

/// Where header, panels and plot lie on the canvas, in whole points.
///
/// Panels stand side by side, with the plot below them; beside a single panel the plot stands at its right.
struct PictureLayout: Hashable, Sendable {
  struct Column: Hashable, Sendable {
    /// Title and caption.
    let heading: Rect
    /// The visible part of the screen.
    let screen: Rect
    /// Where the screen's top left corner would be, were it not cut.
    let origin: Point
    /// Left edge of what is written beside the phone.
    let gutter: Double
    /// The calls of its observers.
    let calls: Rect
  }

  let size: Size
  let header: Rect
  let columns: [Column]
  let zoom: Double
  /// Empty when there is nothing to plot.
  let plot: Rect

  /// What the layout has to hold.
  struct Contents {
    var panelCount: Int
    var screen: ScreenMetrics
    /// The part of the screen that is shown.
    var visible: Rect
    /// Room around the screen for the device, in screen points.
    var deviceMargins: EdgeInsets
    var headerHeight: Double
    var headingHeight: Double
    var callsHeight: Double
    var hasPlot: Bool
    var hasGapPlot: Bool
  }

  init(_ contents: Contents) {
    let margin = PictureProportions.margin
    let proportions = PictureProportions(panelCount: contents.panelCount)
    let isSideBySide = contents.panelCount == 1
    zoom = proportions.zoom(for: contents.visible, orientation: contents.screen.orientation)
    let column = ColumnMeasures(contents, zoom: zoom)
    let panelsWidth =
      Double(contents.panelCount) * (column.width + PictureProportions.spacing) - PictureProportions.spacing
    let sideWidth = isSideBySide && contents.hasPlot ? PictureProportions.sidePlotWidth : 0
    let width = max(PictureProportions.leastWidth, 2 * margin + panelsWidth + sideWidth)
    header = Rect(x: margin, y: 32, width: width - 2 * margin, height: contents.headerHeight)
    let top = header.maxY + 24
    let stretch = (width - 2 * margin - sideWidth - panelsWidth) / Double(max(1, contents.panelCount))
    columns = (0..<contents.panelCount).map { index in
      column.placed(x: margin + Double(index) * (column.width + stretch + PictureProportions.spacing), y: top)
    }
    let bottom = top + column.height
    let plotHeight = Self.plotHeight(contents, proportions)
    if isSideBySide {
      let plotTop = top + contents.headingHeight
      plot = Rect(x: margin + column.width, y: plotTop, width: sideWidth, height: plotHeight)
      size = Size(width: width, height: max(bottom, plotTop + plotHeight) + margin)
    } else {
      let plotTop = bottom + (contents.hasPlot ? 24 : 0)
      plot = Rect(x: margin, y: plotTop, width: width - 2 * margin, height: plotHeight)
      size = Size(width: width, height: plotTop + plotHeight + (contents.hasPlot ? 24 : margin))
    }
  }

  private static func plotHeight(_ contents: Contents, _ proportions: PictureProportions) -> Double {
    guard contents.hasPlot else { return 0 }
    let gap = contents.hasGapPlot ? proportions.gapPlotHeight + PlotLayout.between : 0
    return PlotLayout.above + proportions.edgePlotHeight + gap + PlotLayout.below
  }
}

/// Measures that all columns of a picture share.
private struct ColumnMeasures {
  let contents: PictureLayout.Contents
  let zoom: Double
  let screenSize: Size
  let margins: EdgeInsets

  init(_ contents: PictureLayout.Contents, zoom: Double) {
    self.contents = contents
    self.zoom = zoom
    screenSize = Size(
      width: (contents.visible.width * zoom).rounded(), height: (contents.visible.height * zoom).rounded())
    // A cut edge of the screen has no device around it.
    let isCut = contents.visible.minY > 0
    margins = EdgeInsets(
      top: isCut ? 0 : (contents.deviceMargins.top * zoom).rounded(.up),
      left: (contents.deviceMargins.left * zoom).rounded(.up),
      bottom: (contents.deviceMargins.bottom * zoom).rounded(.up),
      right: (contents.deviceMargins.right * zoom).rounded(.up))
  }

  var width: Double { margins.left + screenSize.width + margins.right + PictureProportions.gutter }

  var height: Double {
    contents.headingHeight + margins.top + screenSize.height + margins.bottom + contents.callsHeight
  }

  func placed(x: Double, y: Double) -> PictureLayout.Column {
    let x = x.rounded()
    let heading = Rect(x: x, y: y, width: width - 16, height: contents.headingHeight)
    let screen = Rect(
      x: x + margins.left, y: heading.maxY + margins.top, width: screenSize.width, height: screenSize.height)
    let calls = Rect(
      x: x, y: screen.maxY + margins.bottom, width: width - 16, height: contents.callsHeight)
    return PictureLayout.Column(
      heading: heading, screen: screen,
      origin: Point(x: screen.x - contents.visible.x * zoom, y: screen.y - contents.visible.y * zoom),
      gutter: screen.maxX + margins.right, calls: calls)
  }
}
