import Keyboards
import Motion
import Recordings
import Scenarios
import Units

/// A recording made by hand, for tests of what reads recordings: a 390 × 844 screen with a list and a composer of 52
/// points, a keyboard of 336 points that comes at 0.1 s, and for each panel the motion of its composer.
public struct HandMadeRecording {
  public var panels: [PanelRecording] = []
  public var frameCount = 60
  public var rate = FrameRate.sixty

  public static let show = Time(seconds: 0.1)
  public static let list = ElementID(0)
  public static let composer = ElementID(1)

  public init() {}

  /// Adds a panel whose composer follows with `timing`; nil jumps. `delay` lets it answer later.
  @discardableResult
  public mutating func add(
    _ name: String, timing: AnimationTiming?, delay: Time = .zero, tracks: Bool = true
  ) -> Self {
    var composer = Self.node(.inputBar(.init(placeholder: "Message")), Self.composer, "composer", y: 792, height: 52)
    composer.y.set(456, at: Self.show + delay, timing: timing)
    var keyboard = KeyboardTrack(on: Self.metrics.size)
    keyboard.height.set(336, at: .zero)
    keyboard.top.set(508, at: Self.show, timing: .keyboard)
    keyboard.appearance.set(.docked(height: 336, on: Self.metrics), at: Self.show)
    let posts = Self.posts
    let calls = posts.enumerated().filter { $1.notification.name == .willChangeFrame }.map {
      PanelRecording.Call(time: $1.time, observer: name, notification: $1.notification.name, post: $0)
    }
    panels.append(
      PanelRecording(
        name: name, caption: "a caption", systemName: "iOS 18", keyboard: keyboard,
        nodes: [Self.screen, Self.list(bottomInset: 336, timing: timing), composer],
        firstResponder: Steps(nil), posts: posts, calls: calls, trackedNode: tracks ? 2 : nil, spacing: 0, touches: [],
        screens: Steps(Self.metrics)))
    return self
  }

  public var recording: Recording {
    Recording(
      name: "by-hand", title: "By hand", screen: Self.metrics, theme: .light, rate: rate, frameCount: frameCount,
      panels: panels, cues: [])
  }

  static let metrics = ScreenMetrics(
    deviceID: "iphone-13", deviceName: "iPhone 13", orientation: .portrait, size: Size(width: 390, height: 844),
    scale: 3, safeArea: EdgeInsets(top: 47, bottom: 34), statusBarHeight: 47, navigationBarHeight: 44,
    tabBarHeight: 49, cornerRadius: 47.33, cutout: .notch, keyPanelWidth: 390)

  private static let screen = Node(
    content: .screen(name: "main"), parent: nil, frame: Rect(x: 0, y: 0, width: 390, height: 844))

  private static func node(
    _ kind: Element.Kind, _ id: ElementID, _ name: String, y: Double, height: Double
  ) -> Node {
    Node(
      content: .element(kind), element: id, name: name, parent: 0,
      frame: Rect(x: 0, y: y, width: 390, height: height))
  }

  private static func list(bottomInset: Double, timing: AnimationTiming?) -> Node {
    var node = node(.scrollView(.init()), list, "list", y: 0, height: 844)
    var scroll = Node.Scroll(
      contentOffset: -47, contentHeight: 2000, bottomInset: 0, topInset: 0, addedTop: 47, addedBottom: 34,
      indicatorBottom: 0)
    scroll.bottomInset.set(bottomInset, at: show)
    scroll.contentOffset.set(100, at: show, timing: timing)
    node.scroll = scroll
    return node
  }

  /// Will pair at the show, Did pair half a second later.
  private static var posts: [PanelRecording.Post] {
    let userInfo = UserInfo(
      frameBegin: Rect(x: 0, y: 844, width: 390, height: 336), frameEnd: Rect(x: 0, y: 508, width: 390, height: 336),
      animationDuration: 0.25, animationCurve: 7)
    let end = show + Time(seconds: 0.5)
    let names: [(KeyboardNotification.Name, Time)] = [
      (.willChangeFrame, show), (.willShow, show), (.didChangeFrame, end), (.didShow, end),
    ]
    return names.map { name, time in
      PanelRecording.Post(time: time, notification: KeyboardNotification(name: name, userInfo: userInfo))
    }
  }
}

extension ShownKeyboard {
  /// A docked keyboard.
  public static func docked(
    _ kind: KeyboardKind = .letters, hasPredictiveBar: Bool = true, height: Double, on screen: ScreenMetrics
  ) -> ShownKeyboard {
    ShownKeyboard(.keys(kind, hasPredictiveBar: hasPredictiveBar), frame: screen.dockedFrame(height: height))
  }
}
