import Curve7Kit

extension Device {
  /// Everything that is known, null where nothing is.
  var json: JSON {
    ["id": .string(id), "name": .string(name), "portrait": portrait.json, "landscape": landscape.json]
  }
}

extension DeviceScreen {
  fileprivate var json: JSON {
    [
      "size": [.number(size.width), .number(size.height)], "scale": .number(Double(scale)),
      "safe_area": safeArea(for: .ios7).json, "safe_area_ios_26": safeArea(for: .ios26).json,
      "status_bar": .number(statusBarHeight), "navigation_bar": JSON(navigationBarHeight),
      "tab_bar": JSON(tabBarHeight), "corner_radius": JSON(cornerRadius), "cutout": .string(cutout.rawValue),
      "key_panel_width": .number(keyPanelWidth), "keyboard": keyboardHeights.json(.ios7),
      "keyboard_ios_26": keyboardHeights.json(.ios26), "shortcut_bar": JSON(keyboardHeights.shortcutBar),
      "basis": .string(provenance.basis.rawValue),
      "derived": .object(provenance.derivedCells.map { JSON.Member($0.name, .string($0.text)) }),
      "keyboard_read_on": .object(provenance.keyboardVersions.map { JSON.Member($0.name, .string($0.text)) }),
      "sources": .array(provenance.sources.map(JSON.string)),
    ]
  }
}

extension KeyboardHeightTable {
  fileprivate func json(_ design: KeyboardDesign) -> JSON {
    let height = { JSON(self.height($0, hasPredictiveBar: $1, design: design)) }
    return [
      "letters": height(.letters, false), "letters_with_predictive_bar": height(.letters, true),
      "emoji": height(.emoji, false), "number_pad": height(.numberPad, false), "pinyin": height(.pinyin, false),
    ]
  }
}

extension EdgeInsets {
  fileprivate var json: JSON {
    ["top": .number(top), "left": .number(left), "bottom": .number(bottom), "right": .number(right)]
  }
}

extension JSON {
  fileprivate init(_ number: Double?) {
    self = number.map(JSON.number) ?? .null
  }
}
