import Keyboards
import Units

/// Sizes of the keys of one keyboard as it is drawn, in points.
struct KeyMetrics: Hashable, Sendable {
  let panelWidth: Double
  let keysHeight: Double
  let barHeight: Double
  let keyHeight: Double
  let keyGap: Double
  let rowGap: Double
  let sideInset: Double
  let topInset: Double
  let letterWidth: Double
  let shiftWidth: Double
  /// Of 123 and the globe.
  let systemKeyWidth: Double
  /// A quarter of the panel with its gap (facts: devices.md §6.1, bottom row in shares).
  let returnWidth: Double
  let numberRowHeight: Double?

  /// A screen that is not in the table takes the sizes of the nearest one; its letters are stretched to fill the row.
  /// `width` is that of the keyboard.
  init(_ geometry: KeyGeometry, screen: ScreenMetrics, width: Double, design: KeyboardDesign) {
    let isTablet = screen.isTablet
    let panelWidth = isTablet || screen.orientation == .portrait ? width : min(width, screen.keyPanelWidth)
    self.panelWidth = panelWidth
    barHeight = geometry.barHeight
    numberRowHeight = geometry.numberRowHeight
    keyGap = geometry.keyGap
    if design == .ios26, !isTablet {
      let isUpright = screen.orientation == .portrait
      let sizes =
        isUpright
        ? IOS26Phone(panelWidth: panelWidth, keysHeight: geometry.keysHeight, keyGap: keyGap)
        : IOS26Phone(landscape: geometry, panelWidth: panelWidth)
      (keysHeight, keyHeight, rowGap) = (sizes.keysHeight, sizes.keyHeight, sizes.rowGap)
      (sideInset, topInset) = (sizes.sideInset, sizes.topInset)
      (letterWidth, shiftWidth) = (sizes.letterWidth, sizes.shiftWidth)
      (systemKeyWidth, returnWidth) = (sizes.systemKeyWidth, sizes.returnWidth)
    } else {
      (keysHeight, keyHeight, rowGap) = (geometry.keysHeight, geometry.keyHeight, geometry.rowGap)
      (sideInset, topInset) = (geometry.sideInset, geometry.topInset)
      letterWidth = geometry.letterWidth + (panelWidth - geometry.panelWidth) / (isTablet ? 11 : 10)
      (shiftWidth, systemKeyWidth) = (geometry.shiftWidth, geometry.systemKeyWidth)
      returnWidth = panelWidth / 4 - geometry.keyGap
    }
  }
}
