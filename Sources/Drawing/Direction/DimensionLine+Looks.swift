import Units

extension DimensionLine.Look {
  private static let casingAlpha = 0.85

  /// A distance in points.
  static func measure(_ palette: Palette) -> Self {
    let label = DimensionLine.LabelLook(
      style: TextStyle(size: 12, weight: .bold, hasTabularDigits: true), size: Size(width: 66, height: 22),
      ground: palette.surface, ink: palette.ink, line: palette.line)
    return Self(
      role: "measure", color: palette.ink, casing: palette.surface.with(alpha: casingAlpha), width: 1.5, label: label)
  }

  static func arrow(_ palette: Palette) -> Self {
    Self(
      role: "arrow", color: palette.highlight, casing: palette.surface.with(alpha: casingAlpha), width: 2.5, label: nil)
  }

  /// The gap while the picture stands still for it.
  static func gap(_ palette: Palette) -> Self {
    let label = DimensionLine.LabelLook(
      style: .number, size: Size(width: 104, height: 30), ground: palette.fault, ink: palette.fault.inkOnIt,
      line: palette.surface.with(alpha: casingAlpha))
    return Self(
      role: "frozen gap", color: palette.fault, casing: palette.surface.with(alpha: casingAlpha), width: 2,
      label: label)
  }
}
