import Keyboards
import Motion
import Recordings
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// Devices and panels to draw.
enum PhoneFixture {
  static func screen(
    _ id: String, _ orientation: Orientation = .portrait, for system: SystemProfile = .ios18
  ) throws -> ScreenMetrics {
    try #require(DeviceCatalogue.standard[id]).metrics(orientation, for: system)
  }

  /// Every device in both orientations.
  static var screens: [ScreenMetrics] {
    DeviceCatalogue.standard.devices.flatMap { device in
      Orientation.allCases.map { device.metrics($0, for: .ios18) }
    }
  }

  /// A docked keyboard as tall as the device table says, or as its letters where the table is empty.
  static func keyboard(
    _ kind: KeyboardKind = .letters, on screen: ScreenMetrics, hasPredictiveBar: Bool = true,
    system: SystemProfile = .ios18
  ) throws -> ShownKeyboard {
    let device = try #require(DeviceCatalogue.standard[screen.deviceID]).screen(screen.orientation)
    let height =
      device.keyboardHeight(kind, hasPredictiveBar: hasPredictiveBar, on: system)
      ?? device.keyboardHeight(.letters, hasPredictiveBar: true, on: system)
      ?? device.keyboardHeight(.letters, hasPredictiveBar: true, on: .ios26)
    return .docked(kind, hasPredictiveBar: hasPredictiveBar, height: try #require(height), on: screen)
  }

  static func picture(
    _ kind: KeyboardKind = .letters, on screen: ScreenMetrics, theme: Theme = .light, design: KeyboardDesign = .ios7
  ) throws -> KeyboardPicture {
    KeyboardPicture(
      keyboard: try keyboard(kind, on: screen), screen: screen, colors: KeyboardColors(theme: theme, design: design))
  }

  /// A conversation with its bars on one screen.
  static func conversation(
    on screen: ScreenMetrics, keyboard: ShownKeyboard?, keyboardTop: Double, barTop: Double, barHeight: Double = 52,
    offset: Double = 0, firstResponder: ElementID? = nil, touches: [PanelRecording.Touch] = []
  ) -> PanelRecording {
    let (width, height) = (screen.size.width, screen.size.height)
    let whole = Rect(x: 0, y: 0, width: width, height: height)
    let contentHeight = ConversationLayout.height(count: 12)
    let scroll = Node.Scroll(
      contentOffset: offset, contentHeight: contentHeight, bottomInset: 0, topInset: 0, addedTop: 88, addedBottom: 0,
      indicatorBottom: 0)
    let nodes = [
      Node(content: .screen(name: "main"), parent: nil, frame: whole),
      Node(content: .rootView, parent: 0, frame: whole),
      Node(
        content: .element(.scrollView(.init())), element: ElementID(0), parent: 1,
        frame: Rect(x: 0, y: 0, width: width, height: max(0, barTop)), scroll: scroll),
      Node(
        content: .element(.bubbles(count: 12)), element: ElementID(1), parent: 2,
        frame: Rect(x: 0, y: 0, width: width, height: contentHeight)),
      Node(
        content: .element(.inputBar(.init(placeholder: "Message"))), element: ElementID(2), parent: 1,
        frame: Rect(x: 0, y: barTop, width: width, height: barHeight)),
      Node(
        content: .navigationBar(title: "Messages", hasBackButton: false), parent: 0,
        frame: Rect(x: 0, y: 0, width: width, height: screen.safeArea.top + 44)),
    ]
    var track = KeyboardTrack(on: screen.size)
    track.x = Track(keyboard?.frame.x ?? 0)
    track.top = Track(keyboardTop)
    track.width = Track(keyboard?.frame.width ?? width)
    track.height = Track(keyboard?.frame.height ?? 0)
    track.appearance = Steps(keyboard)
    return PanelRecording(
      name: "panel", caption: "", systemName: "iOS 18", keyboard: track, nodes: nodes,
      firstResponder: Steps(firstResponder), posts: [], calls: [], trackedNode: 4, spacing: 0, touches: touches,
      screens: Steps(screen))
  }

  /// The layers of `panel` at `time`, the whole screen at `zoom`.
  static func layers(
    of panel: PanelRecording, on screen: ScreenMetrics, in window: AppWindow? = nil, at time: Time = .zero,
    zoom: Double = 1, theme: Theme = .light
  ) -> [Layer] {
    let margins = PhoneLayers.margins(of: screen)
    let phone = PhoneLayers(
      screen: screen, window: window, palette: .palette(for: theme), panel: 0,
      origin: Point(x: margins.left, y: margins.top),
      zoom: zoom, visible: Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
    return phone.layers(of: panel, at: panel.state(at: time), time: time)
  }
}
