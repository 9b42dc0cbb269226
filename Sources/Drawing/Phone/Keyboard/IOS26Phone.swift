import Keyboards

/// Visible keys of iPhones on iOS 26.
struct IOS26Phone: Hashable, Sendable {
  let keysHeight: Double
  let keyHeight: Double
  let rowGap: Double
  let sideInset: Double
  let topInset: Double
  let letterWidth: Double
  let shiftWidth: Double
  let systemKeyWidth: Double
  let returnWidth: Double

  /// Portrait: 40.4 high, 12.6 and 6 apart, 6.7 from the sides; the widths are those of the touch areas at 390 points
  /// less a gap (facts: devices.md §7.1). The rest of the key area stands above the rows.
  init(panelWidth: Double, keysHeight: Double, keyGap: Double) {
    self.keysHeight = keysHeight
    (keyHeight, rowGap, sideInset, topInset) = (40.4, 12.6, 6.7, 8)
    letterWidth = (panelWidth - 2 * sideInset - 9 * keyGap) / 10
    let share = panelWidth / 390
    shiftWidth = 50 * share - keyGap
    systemKeyWidth = 48 * share - keyGap
    returnWidth = 96 * share - keyGap
  }

  /// Landscape: rows 8 apart, keys of the last row one unit wide, return two (facts: devices.md §7.1). The view is 188
  /// high with a bar of 38 (facts: devices.md §4.2, §6.5), which leaves 150: rows of 30 with 4 above and 2 below them are
  /// the drawing's own, and so is that the other widths are those of older systems.
  init(landscape geometry: KeyGeometry, panelWidth: Double) {
    (keysHeight, keyHeight, rowGap, topInset) = (150, 30, 8, 4)
    sideInset = geometry.sideInset
    letterWidth = (panelWidth - 2 * geometry.sideInset - 9 * geometry.keyGap) / 10
    shiftWidth = geometry.shiftWidth
    systemKeyWidth = letterWidth
    returnWidth = 2 * letterWidth + geometry.keyGap
  }
}
