import Scenarios

/// Every colour of a picture, by what it means. Values: the project's own, but for the keyboard's, which follow the
/// published measurements of the system keyboard (facts: devices.md §6.6).
public struct Palette: Hashable, Sendable {
  public var canvas: Color
  public var surface: Color
  public var line: Color
  public var ink: Color
  public var muted: Color
  /// The keyboard's curve in the plot.
  public var keyboardCurve: Color
  /// Covered or a hole.
  public var fault: Color
  public var inStep: Color
  public var bezel: Color
  /// The app's tint: own bubbles, buttons, caret.
  public var tint: Color
  public var bubble: Color
  public var keyboard: Color
  public var key: Color
  public var functionKey: Color
  public var keyShadow: Color
  public var keyInk: Color

  public static let light = Palette(
    canvas: Color(0xF5F5F7), surface: Color(0xFFFFFF), line: Color(0xD8D8DC), ink: Color(0x1C1C1E),
    muted: Color(0x6E6E73), keyboardCurve: Color(0x5E5CE6), fault: Color(0xFF3B30), inStep: Color(0x248A3D),
    bezel: Color(0x1C1C1E), tint: Color(0x0A84FF), bubble: Color(0xE9E9EB), keyboard: Color(0xD5D6DD),
    key: Color(0xFFFFFF), functionKey: Color(0xABB1BA), keyShadow: Color(0x000000, alpha: 0.3),
    keyInk: Color(0x000000))

  public static let dark = Palette(
    canvas: Color(0x161618), surface: Color(0x000000), line: Color(0x3A3A3C), ink: Color(0xF2F2F7),
    muted: Color(0x98989F), keyboardCurve: Color(0x7D7AFF), fault: Color(0xFF453A), inStep: Color(0x30D158),
    bezel: Color(0x48484A), tint: Color(0x0A84FF), bubble: Color(0x262629), keyboard: Color(0x2C2C2C),
    key: Color(0x6B6B6B), functionKey: Color(0x474747), keyShadow: Color(0x000000, alpha: 0.7),
    keyInk: Color(0xFFFFFF))

  public static func palette(for theme: Theme) -> Palette {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }
}
