import Scenarios

/// The colours of the app on the screen, light or dark. Values: the project's own, near the system's.
struct AppColors: Hashable, Sendable {
  let theme: Theme
  /// The tint where the direction gives one.
  private let ownTint: Color?

  init(theme: Theme, tint: Color? = nil) {
    self.theme = theme
    ownTint = tint
  }

  init(_ palette: Palette) {
    self.init(theme: palette.theme, tint: palette.tint)
  }

  var background: Color { pick(0xFFFFFF, 0x000000) }
  /// Of a sheet, which stands out from the black behind it.
  var sheet: Color { pick(0xFFFFFF, 0x1C1C1E) }
  var alert: Color { pick(0xF9F9FA, 0x2A2A2C) }
  /// Behind a root view that does not fill the screen.
  var backdrop: Color { pick(0xC9C9CE, 0x3A3A3C) }
  var bar: Color { pick(0xF8F8F9, 0x161618) }
  /// Lines between rows and at the edges of bars.
  var line: Color { pick(0xDEDEE2, 0x313134) }
  var ink: Color { pick(0x000000, 0xFFFFFF) }
  var secondaryInk: Color { pick(0x8A8A8E, 0x98989F) }
  /// Buttons, caret, own bubbles.
  var tint: Color { ownTint ?? pick(0x0A7AFF, 0x0A84FF) }
  var inkOnTint: Color { Color(0xFFFFFF) }
  var placeholder: Color { pick(0xB4B4B9, 0x66666B) }
  var field: Color { pick(0xFFFFFF, 0x1C1C1E) }
  var fieldLine: Color { pick(0xCBCBD0, 0x48484A) }
  /// Bubbles of the others.
  var bubble: Color { pick(0xE9E9EB, 0x262629) }
  /// Bars that stand for lines of text.
  var text: Color { pick(0xD4D4D9, 0x48484C) }
  var textInBubble: Color { pick(0xB5B5BA, 0x6A6A70) }
  var textOnTint: Color { Color(0xFFFFFF, alpha: 0.78) }
  var image: Color { pick(0xE3E8EF, 0x2A2F37) }
  var imageFigure: Color { pick(0xB3BECC, 0x525D6B) }
  var scrollIndicator: Color { theme == .light ? Color(0x000000, alpha: 0.38) : Color(0xFFFFFF, alpha: 0.45) }
  var shadow: Color { Color(0x000000, alpha: theme == .light ? 0.16 : 0.5) }
  /// Of a window, a sheet, or a keyboard that stands away from the edge.
  var panelShadow: Color { Color(0x000000, alpha: theme == .light ? 0.3 : 0.6) }
  var panelLine: Color { theme == .light ? Color(0x000000, alpha: 0.08) : Color(0xFFFFFF, alpha: 0.16) }
  /// Over what a sheet or a window beside it puts out of use.
  var dim: Color { Color(0x000000, alpha: theme == .light ? 0.2 : 0.4) }
  var divider: Color { pick(0x1C1C1E, 0x000000) }
  var otherApp: Color { pick(0xF0F0F2, 0x1C1C1E) }
  var otherAppBar: Color { pick(0xE3E3E6, 0x2A2A2D) }
  var otherAppText: Color { pick(0xCDCDD2, 0x3F3F43) }
  var desktop: Color { pick(0xCBD5DF, 0x26303B) }
  var desktopBand: Color { theme == .light ? Color(0xFFFFFF, alpha: 0.22) : Color(0xFFFFFF, alpha: 0.05) }
  var finger: Color { theme == .light ? Color(0x3C3C43, alpha: 0.30) : Color(0xEBEBF5, alpha: 0.34) }
  var fingerRing: Color { theme == .light ? Color(0x1C1C1E, alpha: 0.55) : Color(0xFFFFFF, alpha: 0.75) }

  private func pick(_ light: UInt32, _ dark: UInt32) -> Color {
    Color(theme == .light ? light : dark)
  }
}
