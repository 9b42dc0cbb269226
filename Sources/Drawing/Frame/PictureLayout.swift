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
  /// Of the first screen.
  var columns: [Column] { columnsOfScreens.first ?? [] }
  /// One for each panel, for each screen.
  private let columnsOfScreens: [[Column]]
  private let screens: [ShownScreen]
  let zoom: Double
  /// Empty when there is nothing to plot.
  let plot: Rect
  /// Under the panels; without captions it has no height.
  let caption: Rect

  /// What the layout has to hold.
  struct Contents {
    var panelCount: Int
    /// More than one when the device is turned: each has its room.
    var screens: [ShownScreen]
    var headerHeight: Double
    var headingHeight: Double
    var callsHeight: Double
    var captionHeight = 0.0
    var hasPlot: Bool
    var hasGapPlot: Bool
  }

  init(_ contents: Contents) {
    let margin = PictureProportions.margin
    let proportions = PictureProportions(panelCount: contents.panelCount)
    let isSideBySide = contents.panelCount == 1
    zoom =
      contents.screens.map { proportions.zoom(for: $0.visible, orientation: $0.screen.orientation) }.min() ?? 1
    screens = contents.screens
    let column = ColumnMeasures(contents, zoom: zoom)
    let panelsWidth =
      Double(contents.panelCount) * (column.width + PictureProportions.spacing) - PictureProportions.spacing
    let sideWidth = isSideBySide && contents.hasPlot ? PictureProportions.sidePlotWidth : 0
    let width = max(PictureProportions.leastWidth, 2 * margin + panelsWidth + sideWidth)
    header = Rect(x: margin, y: 32, width: width - 2 * margin, height: contents.headerHeight)
    let top = header.maxY + 24
    let stretch = (width - 2 * margin - sideWidth - panelsWidth) / Double(max(1, contents.panelCount))
    columnsOfScreens = column.screens.map { screen in
      (0..<contents.panelCount).map { index in
        let x = margin + Double(index) * (column.width + stretch + PictureProportions.spacing)
        return column.placed(screen, x: x, y: top)
      }
    }
    let bottom = top + column.height
    let plotHeight = Self.plotHeight(contents, proportions)
    if isSideBySide {
      let plotTop = top + contents.headingHeight
      plot = Rect(x: margin + column.width, y: plotTop, width: sideWidth, height: plotHeight)
      let end = max(bottom, plotTop + plotHeight)
      caption = Rect(x: margin, y: end, width: width - 2 * margin, height: contents.captionHeight)
      size = Size(width: width, height: caption.maxY + margin)
    } else {
      caption = Rect(x: margin, y: bottom, width: width - 2 * margin, height: contents.captionHeight)
      let plotTop = caption.maxY + (contents.hasPlot ? 24 : 0)
      plot = Rect(x: margin, y: plotTop, width: width - 2 * margin, height: plotHeight)
      size = Size(width: width, height: plotTop + plotHeight + (contents.hasPlot ? 24 : margin))
    }
  }

  /// Where panel `index` shows `screen`, and which part of it.
  func place(ofPanel index: Int, on screen: ScreenMetrics) -> (column: Column, visible: Rect) {
    let known = screens.firstIndex { $0.screen == screen } ?? 0
    return (columnsOfScreens[known][index], screens[known].visible)
  }

  private static func plotHeight(_ contents: Contents, _ proportions: PictureProportions) -> Double {
    guard contents.hasPlot else { return 0 }
    let gap = contents.hasGapPlot ? proportions.gapPlotHeight + PlotLayout.between : 0
    return PlotLayout.above + proportions.edgePlotHeight + gap + PlotLayout.below
  }
}

/// Measures that all columns of a picture share. A device stands in the middle of the room that it takes at most.
private struct ColumnMeasures {
  let contents: PictureLayout.Contents
  let screens: [ScreenMeasures]
  /// Of the largest device.
  let room: Size

  init(_ contents: PictureLayout.Contents, zoom: Double) {
    self.contents = contents
    screens = contents.screens.map { ScreenMeasures($0, zoom: zoom) }
    room = Size(
      width: screens.map(\.deviceSize.width).max() ?? 0, height: screens.map(\.deviceSize.height).max() ?? 0)
  }

  var width: Double { room.width + PictureProportions.gutter }

  var height: Double { contents.headingHeight + room.height + contents.callsHeight }

  func placed(_ measures: ScreenMeasures, x: Double, y: Double) -> PictureLayout.Column {
    let x = x.rounded()
    let (margins, visible) = (measures.margins, measures.shown.visible)
    let heading = Rect(x: x, y: y, width: width - 16, height: contents.headingHeight)
    let left = x + ((room.width - measures.deviceSize.width) / 2).rounded()
    let top = heading.maxY + ((room.height - measures.deviceSize.height) / 2).rounded()
    let screen = Rect(
      x: left + margins.left, y: top + margins.top, width: measures.size.width, height: measures.size.height)
    let calls = Rect(x: x, y: heading.maxY + room.height, width: width - 16, height: contents.callsHeight)
    return PictureLayout.Column(
      heading: heading, screen: screen,
      origin: Point(x: screen.x - visible.x * measures.zoom, y: screen.y - visible.y * measures.zoom),
      gutter: screen.maxX + margins.right, calls: calls)
  }
}

/// One screen with its device, in canvas points.
private struct ScreenMeasures {
  let shown: ShownScreen
  let zoom: Double
  /// Of the visible part.
  let size: Size
  let margins: EdgeInsets

  init(_ shown: ShownScreen, zoom: Double) {
    self.shown = shown
    self.zoom = zoom
    size = Size(width: (shown.visible.width * zoom).rounded(), height: (shown.visible.height * zoom).rounded())
    // A cut edge of the screen has no device around it.
    let isCut = shown.visible.minY > 0
    let device = shown.deviceMargins
    margins = EdgeInsets(
      top: isCut ? 0 : (device.top * zoom).rounded(.up), left: (device.left * zoom).rounded(.up),
      bottom: (device.bottom * zoom).rounded(.up), right: (device.right * zoom).rounded(.up))
  }

  var deviceSize: Size {
    Size(
      width: margins.left + size.width + margins.right, height: margins.top + size.height + margins.bottom)
  }
}
