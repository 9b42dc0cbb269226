import ConsoleLogs
import Keyboards
import Units

/// The screen that the frames of a log fit, and the devices that have it.
struct ScreenGuess: Hashable, Sendable {
  var device: Device
  var orientation: Orientation
  /// Every device with that screen, the chosen one first.
  var candidates: [String]
  var fit: Fit

  enum Fit: Hashable, Sendable {
    /// A docked or hidden keyboard ends or begins at its bottom edge and is as wide.
    case frames
    /// The log shows the screen itself.
    case screen
    /// Frames stand in the axes of the upright device, as landscape did before iOS 8.
    case portraitAxes
    /// No device has such a screen; this is the nearest, the log's size beside it.
    case nearest(Size)
    /// The log has no frames.
    case none
  }

  /// In points.
  var size: Size { device.screen(orientation).size }

  /// - Parameter isPreferred: whether a device is a better choice than others with the same screen.
  init(
    _ notifications: [LoggedNotification], in catalogue: DeviceCatalogue = .standard,
    preferring isPreferred: (DeviceScreen) -> Bool
  ) {
    let screens = catalogue.devices.flatMap { device in
      Orientation.allCases.map { Screen(device: device, orientation: $0) }
    }
    let evidence = Evidence(notifications)
    let (best, fit) = evidence.best(of: screens)
    let same = screens.filter { $0.size == best?.size }
    let chosen = same.first { isPreferred($0.device.screen($0.orientation)) } ?? same.first
    device = chosen?.device ?? .fallback(in: catalogue)
    orientation = chosen?.orientation ?? .portrait
    let others = same.map(\.device.id).filter { $0 != chosen?.device.id }
    candidates = [device.id] + others
    self.fit = fit
  }
}

extension Device {
  /// The language's own default device (docs/language.md §3).
  fileprivate static func fallback(in catalogue: DeviceCatalogue) -> Device {
    catalogue["iphone-13"] ?? catalogue.devices[0]
  }
}

private struct Screen {
  let device: Device
  let orientation: Orientation
  var size: Size { device.screen(orientation).size }
}

/// What the frames of a log say about the screen.
private struct Evidence {
  var rects: [Rect] = []
  var screen: Size?

  init(_ notifications: [LoggedNotification]) {
    screen = notifications.lazy.compactMap(\.screen).first
    for notification in notifications {
      rects += [UserInfo.Key.frameBegin, .frameEnd].compactMap { notification.rect($0) }.filter {
        $0.width > 0 && $0.height > 0 && [$0.x, $0.y, $0.width, $0.height].allSatisfy(\.isFinite)
      }
    }
  }

  func best(of screens: [Screen]) -> (screen: Screen?, fit: ScreenGuess.Fit) {
    if let screen, let exact = screens.first(where: { $0.size == screen }) { return (exact, .screen) }
    guard !rects.isEmpty else { return (nil, .none) }
    if let upright = most(of: screens, \.isDockedOrHidden) { return (upright, .frames) }
    let landscape = screens.filter { $0.orientation == .landscape }
    if let turned = most(of: landscape, \.isTurned) { return (turned, .portraitAxes) }
    if let narrow = most(of: screens, \.isCentredBar) { return (narrow, .frames) }
    // The frame that ends highest ends at the bottom edge.
    let size = Size(width: rects.map(\.width).max() ?? 0, height: rects.map(\.maxY).min() ?? 0)
    let nearest = screens.min { $0.size.distance(to: size) < $1.size.distance(to: size) }
    return (nearest, .nearest(size))
  }

  /// The screen that most rectangles fit, counting those that fit after it is turned; held as the first of them says.
  /// Nil when none fits.
  private func most(of screens: [Screen], _ fits: KeyPath<Placement, Bool>) -> Screen? {
    let fitting = screens.map { screen in
      rects.map { Placement(rect: $0, size: screen.size)[keyPath: fits] }
    }
    var best: (screen: Screen, count: Int, first: Int)?
    for (place, screen) in screens.enumerated() {
      guard let first = fitting[place].firstIndex(of: true) else { continue }
      let turned = screens.firstIndex { $0.device.id == screen.device.id && $0.orientation != screen.orientation }
      let count = (fitting[place] + (turned.map { fitting[$0] } ?? [])).count { $0 }
      if let best, (count, -first) <= (best.count, -best.first) { continue }
      best = (screen, count, first)
    }
    return best?.screen
  }
}

/// A keyboard's frame on a screen.
private struct Placement {
  let rect: Rect
  let size: Size

  /// facts: keyboard-behaviour.md §3, plain show and hide.
  var isDockedOrHidden: Bool {
    rect.width == size.width && (isNear(rect.maxY, size.height) || isNear(rect.minY, size.height))
  }

  /// In portrait axes the long side of the screen is the frame's height (V10 of facts: keyboard-behaviour.md §12).
  var isTurned: Bool {
    rect.height == size.width && rect.width < size.height
      && (isNear(rect.minX, 0) || isNear(rect.maxX, 0) || isNear(rect.maxX, size.height)
        || isNear(rect.minX, size.height))
  }

  /// A narrow shortcut bar comes from below the screen, in its middle (facts: keyboard-behaviour.md T10; the place is
  /// the simulation's).
  var isCentredBar: Bool {
    rect.width < size.width && isNear(rect.minY, size.height) && isNear(rect.minX + rect.maxX, size.width)
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.01 }
}

extension Size {
  fileprivate func distance(to other: Size) -> Double {
    // Width counts more: the keyboard is as wide as the screen.
    4 * abs(width - other.width) + abs(height - other.height)
  }
}
