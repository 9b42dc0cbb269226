import Units

/// A navigation bar with the status bar's room above it; title and way back stand in the part below.
///
/// Text is 17 points as in UIKit's bars (Apple, Human Interface Guidelines, Typography); places are the drawing's own.
struct NavigationBar: Picture {
  let title: String
  let hasBackButton: Bool
  /// Status bar included.
  let size: Size
  /// Screen's safe area; titles and buttons keep clear of it.
  let safeArea: EdgeInsets
  let colors: AppColors

  private static let titleSize = 17.0
  private static let sideMargin = 16.0
  /// Room at either side of the title for a button.
  private static let buttonWidth = 84.0

  var items: [Item] {
    let top = min(safeArea.top, size.height)
    let content = Rect(
      x: safeArea.left, y: top, width: size.width - safeArea.left - safeArea.right, height: size.height - top)
    return [
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.bar),
      .rect(Rect(x: 0, y: size.height - 1, width: size.width, height: 1), colors.line),
      .text(titleText(in: content)),
    ] + (hasBackButton ? backButton(in: content) : [])
  }

  private func titleText(in content: Rect) -> Text {
    let room = content.inset(by: EdgeInsets(left: Self.buttonWidth, right: Self.buttonWidth))
    return .centered(title, in: room, size: Self.titleSize, weight: .semibold, color: colors.ink)
  }

  private func backButton(in content: Rect) -> [Item] {
    let middle = content.center.y
    let left = content.minX + Self.sideMargin
    let label = Text(
      "Back", at: Point(x: left + 16, y: middle + Self.titleSize * Text.capHeight / 2), size: Self.titleSize,
      color: colors.tint)
    return Glyph.chevronBack.items(at: Point(x: left + 3, y: middle), color: colors.tint) + [.text(label)]
  }
}
