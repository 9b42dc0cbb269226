import Units

extension KeyGeometry {
  /// Reads a row of `keyboard-geometry.csv` (facts: devices.md §6.2).
  init(phone row: CSVRow) throws(TableError) {
    screen = Size(width: try row.number("screen_w"), height: try row.number("screen_h"))
    panelWidth = try row.number("panel_w")
    keysHeight = try row.number("keys_h")
    barHeight = try row.number("bar_h")
    keyHeight = try row.number("key_h")
    keyGap = try row.number("gap_x")
    sideInset = try row.number("side_inset")
    topInset = try row.number("top_inset")
    bottomInset = try row.number("bottom_inset")
    letterWidth = try row.number("letter_w_derived")
    rowGap = try row.number("row_gap_derived")
    systemKeyWidth = try row.number("system_key_w")
    shiftWidth = try row.number("shift_w")
    numberRowHeight = nil
  }

  /// Reads a row of `ipad-keyboard-geometry.csv` (facts: devices.md §6.4, key areas of §4.1).
  ///
  /// The rest follows: ten letters and delete share the first row; the last row's keys and shift are as wide as a
  /// letter; the top inset is what the rows leave of the key area.
  init(iPad row: CSVRow) throws(TableError) {
    screen = Size(width: try row.number("screen_w"), height: try row.number("screen_h"))
    panelWidth = screen.width
    keysHeight = try row.number("keys_h")
    barHeight = Self.iPadBarHeight
    keyHeight = try row.number("key_h")
    keyGap = try row.number("gap_x")
    let gap = try row.number("row_gap")
    rowGap = gap
    sideInset = try row.number("side_inset")
    bottomInset = try row.number("bottom_inset")
    let numberRow = try row.optionalNumber("number_row_h")
    numberRowHeight = numberRow
    let digits = numberRow.map { $0 + gap } ?? 0
    topInset = keysHeight - bottomInset - digits - 4 * keyHeight - 3 * gap
    letterWidth = (panelWidth - 2 * sideInset - 10 * keyGap) / 11
    systemKeyWidth = letterWidth
    shiftWidth = letterWidth
  }

  /// Facts: devices.md §6.5 (KEYMAN18, TYPEDUCK, GIELLA).
  private static let iPadBarHeight = 55.0
}
