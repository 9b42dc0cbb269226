import Units

extension DeviceScreen {
  /// Reads a row of `devices.csv`; the columns are described in facts: devices.md.
  init(_ row: CSVRow) throws(TableError) {
    orientation = try row.word("orientation", as: Orientation.self)
    size = Size(width: try row.number("width_pt"), height: try row.number("height_pt"))
    scale = try row.wholeNumber("scale")
    safeArea = EdgeInsets(
      top: try row.number("safe_top"), left: try row.number("safe_left"),
      bottom: try row.number("safe_bottom"), right: try row.number("safe_right"))
    safeAreaTopIOS26 = try row.optionalNumber("ios26_safe_top")
    safeAreaBottomIOS26 = try row.optionalNumber("ios26_safe_bottom")
    statusBarHeight = try row.number("status_bar")
    navigationBarHeight = try row.optionalNumber("nav_bar")
    tabBarHeight = try row.optionalNumber("tab_bar")
    cornerRadius = try row.optionalNumber("corner_radius")
    cutout = try row.word("cutout", as: Cutout.self)
    keyPanelWidth = try row.number("kb_keys_width")
    keyboardHeights = try KeyboardHeightTable(row)
    provenance = try Provenance(row)
  }
}

extension KeyboardHeightTable {
  init(_ row: CSVRow) throws(TableError) {
    letters = try row.optionalNumber("kb_plain")
    lettersWithPredictiveBar = try row.optionalNumber("kb_predictive")
    emoji = try row.optionalNumber("kb_emoji")
    numberPad = try row.optionalNumber("kb_numpad")
    pinyin = try row.optionalNumber("kb_pinyin")
    shortcutBar = try row.optionalNumber("kb_hardware")
    lettersWithPredictiveBarIOS26 = try row.optionalNumber("kb26_predictive")
    emojiIOS26 = try row.optionalNumber("kb26_emoji")
    numberPadIOS26 = try row.optionalNumber("kb26_numpad")
  }
}

extension Provenance {
  init(_ row: CSVRow) throws(TableError) {
    basis = try row.word("basis", as: Basis.self)
    derivedCells = try row.pairs("derived_cells")
    keyboardVersions = try row.pairs("kb_ios")
    sources = try row.text("sources").split(separator: " ").map(String.init)
  }
}
