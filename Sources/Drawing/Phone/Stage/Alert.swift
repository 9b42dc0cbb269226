import Scenarios
import Units

/// An alert over the app: a card with bars in place of words, and its button. Sizes are the drawing's own, near the
/// system's.
struct AlertView: Picture {
  let colors: AppColors

  static let size = Size(width: 270, height: 132)
  static let cornerRadius = 14.0
  private static let buttonHeight = 44.0

  /// In the middle of the app's part of the screen.
  static func frame(in part: Rect) -> Rect {
    Rect(
      x: (part.center.x - size.width / 2).rounded(), y: (part.center.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  var items: [Item] {
    let size = Self.size
    let top = size.height - Self.buttonHeight
    let button = Rect(x: 0, y: top, width: size.width, height: Self.buttonHeight)
    return [
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height), colors.alert),
      bar(width: 120, y: 26, height: 10, color: colors.secondaryInk),
      bar(width: 206, y: 48, height: 7, color: colors.text), bar(width: 164, y: 62, height: 7, color: colors.text),
      .rect(Rect(x: 0, y: top, width: size.width, height: 1), colors.line),
      .text(.centered("OK", in: button, size: 17, weight: .semibold, color: colors.tint)),
    ]
  }

  private func bar(width: Double, y: Double, height: Double, color: Color) -> Item {
    let rect = Rect(x: (Self.size.width - width) / 2, y: y, width: width, height: height)
    return .roundedRect(rect, radius: height / 2, fill: color, stroke: nil)
  }
}

/// When an alert is up, by the cues that present and close it.
struct Alerts: Hashable, Sendable {
  /// In order of time.
  private let changes: [Change]

  private struct Change: Hashable, Sendable {
    let time: Time
    let isUp: Bool
  }

  /// How long it takes to come and to go: the drawing's own.
  private static let fade = 0.2

  init(_ cues: [Cue]) {
    changes = cues.compactMap { cue in
      switch cue.action {
      case .presentAlert: Change(time: cue.time, isUp: true)
      case .closeAlert: Change(time: cue.time, isUp: false)
      default: nil
      }
    }
  }

  var isEmpty: Bool { !changes.contains(where: \.isUp) }

  /// 0…1; it fades evenly, and turns back where the next cue comes early.
  func opacity(at time: Time) -> Double {
    var opacity = 0.0
    for (index, change) in changes.enumerated() where change.time < time {
      let end = index + 1 < changes.count ? min(changes[index + 1].time, time) : time
      let step = (end - change.time).seconds / Self.fade
      opacity = max(0, min(1, opacity + (change.isUp ? step : -step)))
    }
    return opacity
  }
}
