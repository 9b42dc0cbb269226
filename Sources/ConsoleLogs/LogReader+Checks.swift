import Keyboards
import Timelines
import Units

/// What the values of one notification say about each other (facts: keyboard-behaviour.md §12, consistency checks).
extension LogReader {
  mutating func check(_ notification: LoggedNotification) {
    guard !checkBounds(of: notification) else { return }
    checkCenter(.centerEnd, of: .frameEnd, in: notification)
    // A begin frame of another height has had its center elsewhere in some logs.
    if notification.rect(.frameBegin)?.height == notification.rect(.frameEnd)?.height {
      checkCenter(.centerBegin, of: .frameBegin, in: notification)
    }
    checkDirection(of: notification)
  }

  /// True when the frames stand in the axes of the upright device while the bounds and centers do not: landscape
  /// before iOS 8. Then nothing else can be compared.
  private mutating func checkBounds(of notification: LoggedNotification) -> Bool {
    guard let bounds = notification.rect(.bounds)?.size, let end = notification.rect(.frameEnd)?.size,
      !bounds.isNear(end)
    else { return false }
    if bounds.isNear(Size(width: end.height, height: end.width)) { return true }
    report(
      .logBounds, at: notification.places[.bounds], "the bounds are \(bounds.words), but the end frame is \(end.words)",
      hint: "both are kept as they are")
    return false
  }

  private mutating func checkCenter(
    _ key: UserInfo.Key, of frame: UserInfo.Key, in notification: LoggedNotification
  ) {
    guard let center = notification.point(key), let expected = notification.rect(frame)?.center,
      expected.x.isFinite, expected.y.isFinite,
      abs(center.x - expected.x) > Self.tolerance || abs(center.y - expected.y) > Self.tolerance
    else { return }
    let side = frame == .frameEnd ? "end" : "begin"
    report(
      .logCenter, at: notification.places[key],
      "the center of the \(side) frame is \(center.words), but the frame's own is \(expected.words)",
      hint: "both are kept as they are")
  }

  /// A show that ends below where it begins, or a hide that ends above.
  private mutating func checkDirection(of notification: LoggedNotification) {
    guard let begin = notification.rect(.frameBegin), let end = notification.rect(.frameEnd), !end.isEmpty,
      !begin.isEmpty
    else { return }
    let what: String? =
      switch notification.name {
      case .willShow, .didShow: end.minY >= begin.maxY ? "a show ends below where it begins" : nil
      case .willHide, .didHide: end.maxY <= begin.minY ? "a hide ends above where it begins" : nil
      case .willChangeFrame, .didChangeFrame, nil: nil
      }
    guard let what else { return }
    report(.logOffScreen, at: notification.places[.frameEnd], what, hint: "the frames are kept as they are")
  }

  private mutating func report(_ code: Diagnostic.Code, at place: SourceRange?, _ message: String, hint: String) {
    guard let place else { return }
    findings.append(Diagnostic(code, at: place, message, hint: hint))
  }

  /// Points; consoles print 17 digits, so only rounding stays below it.
  private static let tolerance = 0.01
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) <= 0.01 && abs(height - other.height) <= 0.01
  }

  fileprivate var words: String { "\(width.decimalText) × \(height.decimalText)" }
}

extension Point {
  fileprivate var words: String { "{\(x.decimalText), \(y.decimalText)}" }
}
