import Recordings
import Units

/// The latest calls of a panel's observers, under its phone: shown when more than one observer was called, since then
/// their order matters.
struct CallList: Sendable {
  /// Rows; earlier calls leave at the top.
  static let rowCount = 6
  private static let above = 12.0
  private static let numberWidth = 24.0

  private let calls: [PanelRecording.Call]

  init(_ panel: PanelRecording) {
    calls = Set(panel.calls.map(\.observer)).count > 1 ? panel.calls : []
  }

  var height: Double {
    calls.isEmpty ? 0 : Self.above + Double(min(Self.rowCount, calls.count)) * TextStyle.label.lineHeight
  }

  func layer(at time: Time, panel: Int, in rect: Rect, palette: Palette) -> Layer? {
    let made = calls.filter { $0.time <= time }
    guard !made.isEmpty, !rect.isEmpty else { return nil }
    let rows = Array(made.enumerated().suffix(Self.rowCount))
    return Layer(
      key: Layer.Key("calls", panel: panel, variant: AnyHashableSendable(made.count)), box: rect, isCached: false
    ) {
      rows.enumerated().flatMap { row, call in
        Self.items(call.element, number: call.offset + 1, row: row, width: rect.width, palette: palette)
      }
    }
  }

  /// `3  KeyboardComponent · will-show · begin`
  private static func items(
    _ call: PanelRecording.Call, number: Int, row: Int, width: Double, palette: Palette
  ) -> [Item] {
    let style = TextStyle.label
    let baseline = above + Double(row) * style.lineHeight + style.ascent
    let words = [call.observer, call.notification.rawValue, call.phase?.rawValue].compactMap { $0 }
    return [
      .text(
        style.text(
          "\(number)", at: Point(x: numberWidth - 8, y: baseline), color: palette.muted, alignment: .trailing)),
      .text(
        style.text(
          words.joined(separator: " · "), at: Point(x: numberWidth, y: baseline), color: palette.ink,
          maximumWidth: width - numberWidth)),
    ]
  }
}
