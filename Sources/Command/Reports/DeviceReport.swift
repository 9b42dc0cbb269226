import Curve7Kit

/// Devices as the `devices` verb prints them.
enum DeviceReport {
  /// One line a device.
  static func list(_ devices: [Device]) -> [String] {
    let header = ["device", "name", "screen", "safe area", "letters"]
    return TextTable(
      rows: [header]
        + devices.map { device in
          let screen = device.portrait
          return [
            device.id, device.name, "\(size(screen.size)) @\(screen.scale)x",
            "\(screen.safeArea.top.decimalText)/\(screen.safeArea.bottom.decimalText)", letters(screen),
          ]
        }
    ).lines
  }

  /// Everything that is known of a device, both orientations side by side.
  static func detail(_ device: Device) -> [String] {
    let screens = Orientation.allCases.map(device.screen)
    var rows = [["\(device.id)"] + Orientation.allCases.map(\.rawValue)]
    for (name, value) in screenFacts { rows.append(["  \(name)"] + screens.map(value)) }
    for (title, design) in [("keyboard, iOS 18 and before", KeyboardDesign.ios7), ("keyboard, iOS 26", .ios26)] {
      rows.append([title])
      for (name, kind, bar) in keyboards {
        rows.append(
          ["  \(name)"] + screens.map { number($0.keyboardHeights.height(kind, hasPredictiveBar: bar, design: design)) }
        )
      }
    }
    return ["\(device.name)\n"] + TextTable(rows: rows).lines + ["points; '\(unknown)' where no source gives a value\n"]
      + provenance(device)
  }

  private static let unknown = "unknown"

  private static let keyboards: [(name: String, kind: KeyboardKind, hasPredictiveBar: Bool)] = [
    ("letters", .letters, false), ("letters, predictive bar", .letters, true), ("emoji", .emoji, false),
    ("number-pad", .numberPad, false), ("pinyin", .pinyin, false),
  ]

  private static let screenFacts: [(name: String, value: @Sendable (DeviceScreen) -> String)] = [
    ("screen", { size($0.size) }),
    ("scale", { "\($0.scale)" }),
    ("safe area (top left bottom right)", { insets($0.safeArea(for: .ios7)) }),
    ("safe area, iOS 26", { insets($0.safeArea(for: .ios26)) }),
    ("status bar", { $0.statusBarHeight.decimalText }),
    ("navigation bar", { number($0.navigationBarHeight) }),
    ("tab bar", { number($0.tabBarHeight) }),
    ("corner radius", { number($0.cornerRadius) }),
    ("cut-out", { $0.cutout.rawValue }),
    ("width of the keys", { $0.keyPanelWidth.decimalText }),
  ]

  /// Which cells follow from a rule, and the sources: keys of docs/facts/devices.md.
  private static func provenance(_ device: Device) -> [String] {
    Orientation.allCases.flatMap { orientation in
      let origin = device.screen(orientation).provenance
      let derived = origin.derivedCells.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
      return [
        "\n\(orientation.rawValue), \(origin.basis.rawValue)\(derived.isEmpty ? "" : ": \(derived)")\n",
        "sources: \(origin.sources.joined(separator: " "))\n",
      ]
    }
  }

  private static func letters(_ screen: DeviceScreen) -> String {
    number(screen.keyboardHeights.lettersWithPredictiveBar ?? screen.keyboardHeights.lettersWithPredictiveBarIOS26)
  }

  private static func number(_ value: Double?) -> String { value?.decimalText ?? unknown }

  private static func size(_ size: Size) -> String { "\(size.width.decimalText)×\(size.height.decimalText)" }

  private static func insets(_ insets: EdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(\.decimalText).joined(separator: " ")
  }
}
