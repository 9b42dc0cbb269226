import Units

/// What lies under a screen's views.
enum ScreenGround {
  /// Radius of the upper corners of a root view that does not fill the screen: the drawing's own.
  static let sheetRadius = 12.0
  /// How far a sliding screen's shadow reaches.
  static let shadowWidth = 12.0

  /// A root view's background. A sheet is rounded at its upper corners.
  static func rootView(size: Size, isSheet: Bool, colors: AppColors) -> [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    guard isSheet else { return [.rect(frame, colors.background)] }
    let lower = frame.inset(by: EdgeInsets(top: min(2 * sheetRadius, size.height / 2)))
    return [
      .roundedRect(
        Rect(x: 0, y: 0, width: size.width, height: size.height - lower.height / 2), radius: sheetRadius,
        fill: colors.background, stroke: nil),
      .rect(lower, colors.background),
    ]
  }

  /// The shadow that a screen sliding in throws on the one below: steps of one point, darkest at its edge.
  static func shadow(height: Double, colors: AppColors) -> [Item] {
    (0..<Int(shadowWidth)).map { step in
      let nearness = (Double(step) + 1) / shadowWidth
      return .rect(
        Rect(x: Double(step), y: 0, width: 1, height: height),
        colors.shadow.with(alpha: colors.shadow.alpha * nearness * nearness))
    }
  }
}
