import Scenarios

/// The colours of a picture around what the devices show, by what they mean. Values: the project's own.
public struct Palette: Hashable, Sendable {
  public var theme: Theme
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
  /// The glass around a screen.
  public var bezel: Color
  /// The device's edge, its buttons, and what is seen in its glass.
  public var bezelRim: Color

  public static let light = Palette(
    theme: .light, canvas: Color(0xF5F5F7), surface: Color(0xFFFFFF), line: Color(0xD8D8DC), ink: Color(0x1C1C1E),
    muted: Color(0x6E6E73), keyboardCurve: Color(0x5E5CE6), fault: Color(0xFF3B30), inStep: Color(0x248A3D),
    bezel: Color(0x161618), bezelRim: Color(0x56565B))

  public static let dark = Palette(
    theme: .dark, canvas: Color(0x161618), surface: Color(0x000000), line: Color(0x3A3A3C), ink: Color(0xF2F2F7),
    muted: Color(0x98989F), keyboardCurve: Color(0x7D7AFF), fault: Color(0xFF453A), inStep: Color(0x30D158),
    bezel: Color(0x000000), bezelRim: Color(0x77777D))

  public static func palette(for theme: Theme) -> Palette {
    switch theme {
    case .light: light
    case .dark: dark
    }
  }
}
