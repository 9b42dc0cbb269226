import Scenarios
import Timelines

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
  /// What the direction points out.
  public var highlight: Color
  /// Of the app's buttons, its caret and the bubbles of its user; nil as the system has it.
  public var tint: Color?
  /// The glass around a screen.
  public var bezel: Color
  /// The device's edge, its buttons, and what is seen in its glass.
  public var bezelRim: Color

  public static let light = Palette(
    theme: .light, canvas: Color(0xF5F5F7), surface: Color(0xFFFFFF), line: Color(0xD8D8DC), ink: Color(0x1C1C1E),
    muted: Color(0x6E6E73), keyboardCurve: Color(0x5E5CE6), fault: Color(0xFF3B30), inStep: Color(0x248A3D),
    highlight: Color(0xF08C00),
    bezel: Color(0x161618), bezelRim: Color(0x56565B))

  public static let dark = Palette(
    theme: .dark, canvas: Color(0x161618), surface: Color(0x000000), line: Color(0x3A3A3C), ink: Color(0xF2F2F7),
    muted: Color(0x98989F), keyboardCurve: Color(0x7D7AFF), fault: Color(0xFF453A), inStep: Color(0x30D158),
    highlight: Color(0xFFB340),
    bezel: Color(0x000000), bezelRim: Color(0x77777D))

  /// The theme's, with the colours that a direction gives.
  public static func palette(for theme: Theme, colors: [ColorRole: UInt32] = [:]) -> Palette {
    var palette = theme == .light ? light : dark
    for (role, color) in colors { palette.set(Color(color), for: role) }
    return palette
  }

  private mutating func set(_ color: Color, for role: ColorRole) {
    switch role {
    case .keyboard: keyboardCurve = color
    case .fault: fault = color
    case .inStep: inStep = color
    case .highlight: highlight = color
    case .tint: tint = color
    case .canvas: canvas = color
    case .ink: ink = color
    }
  }
}
