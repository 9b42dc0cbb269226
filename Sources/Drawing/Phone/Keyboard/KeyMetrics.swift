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
  init(_ geometry: KeyGeometry, screen: ScreenMetrics, design: KeyboardDesign) {
    let isTablet = screen.isTablet
    panelWidth = isTablet || screen.orientation == .portrait ? screen.size.width : screen.keyPanelWidth
    keysHeight = geometry.keysHeight
    barHeight = geometry.barHeight
    numberRowHeight = geometry.numberRowHeight
    keyGap = geometry.keyGap
    if design == .ios26, !isTablet, screen.orientation == .portrait {
      let sizes = IOS26Phone(panelWidth: panelWidth, keyGap: geometry.keyGap)
      (keyHeight, rowGap, sideInset, topInset) = (sizes.keyHeight, sizes.rowGap, sizes.sideInset, sizes.topInset)
      (letterWidth, shiftWidth) = (sizes.letterWidth, sizes.shiftWidth)
      (systemKeyWidth, returnWidth) = (sizes.systemKeyWidth, sizes.returnWidth)
    } else {
      (keyHeight, rowGap) = (geometry.keyHeight, geometry.rowGap)
      (sideInset, topInset) = (geometry.sideInset, geometry.topInset)
      letterWidth = geometry.letterWidth + (panelWidth - geometry.panelWidth) / (isTablet ? 11 : 10)
      (shiftWidth, systemKeyWidth) = (geometry.shiftWidth, geometry.systemKeyWidth)
      returnWidth = panelWidth / 4 - geometry.keyGap
    }
  }

  /// Visible keys on iOS 26, portrait: 40.4 high, 12.6 and 6 apart, 6.7 from the sides; the widths are those of the
  /// touch areas at 390 points less a gap (facts: devices.md §7.1). The rest of the key area stands above the rows.
  private struct IOS26Phone {
    let keyHeight = 40.4
    let rowGap = 12.6
    let sideInset = 6.7
    let topInset = 8.0
    let letterWidth: Double
    let shiftWidth: Double
    let systemKeyWidth: Double
    let returnWidth: Double

    init(panelWidth: Double, keyGap: Double) {
      letterWidth = (panelWidth - 2 * sideInset - 9 * keyGap) / 10
      let share = panelWidth / 390
      shiftWidth = 50 * share - keyGap
      systemKeyWidth = 48 * share - keyGap
      returnWidth = 96 * share - keyGap
    }
  }
}
