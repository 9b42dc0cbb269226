import Keyboards
import Motion
import Recordings
import Scenarios
import Simulation
import Testing
import Timelines
import Units

/// The reference scene of the fact sheets: 390 × 844, safe area 47 and 34, keyboard 336
/// (facts: keyboard-behaviour.md §14).
struct Stage {
  static let metrics = ScreenMetrics(
    deviceID: "test", deviceName: "Test", orientation: .portrait, size: Size(width: 390, height: 844), scale: 3,
    safeArea: EdgeInsets(top: 47, bottom: 34), statusBarHeight: 47, navigationBarHeight: 44, tabBarHeight: 49,
    cornerRadius: 47, cutout: .notch, keyPanelWidth: 390)

  static let turnedMetrics = ScreenMetrics(
    deviceID: "test", deviceName: "Test", orientation: .landscape, size: Size(width: 844, height: 390), scale: 3,
    safeArea: EdgeInsets(left: 47, bottom: 21, right: 47), statusBarHeight: 0, navigationBarHeight: 32,
    tabBarHeight: 32, cornerRadius: 47, cutout: .notch, keyPanelWidth: 662)
  /// An iPad with a home button; heights in points: keyboard 313, turned 398.
  static let tablet = ScreenMetrics(
    deviceID: "tablet", deviceName: "Tablet", orientation: .portrait, size: Size(width: 768, height: 1024), scale: 2,
    safeArea: EdgeInsets(top: 20), statusBarHeight: 20, navigationBarHeight: 44, tabBarHeight: 49, cornerRadius: 0,
    cutout: .homeButton, keyPanelWidth: 768)
  static let turnedTablet = ScreenMetrics(
    deviceID: "tablet", deviceName: "Tablet", orientation: .landscape, size: Size(width: 1024, height: 768), scale: 2,
    safeArea: EdgeInsets(top: 20), statusBarHeight: 20, navigationBarHeight: 44, tabBarHeight: 49, cornerRadius: 0,
    cutout: .homeButton, keyPanelWidth: 1024)

  static let list = ElementID(0)
  static let bar = ElementID(1)
  static let field = ElementID(2)
  static let secondField = ElementID(3)
  static let banner = ElementID(4)
  static let otherField = ElementID(5)

  var screens: [AppScreen]
  var panels: [PanelPlan]
  var cues: [Cue]
  var rate = FrameRate.sixty
  var duration = Time(seconds: 3)
  var screen = Stage.metrics
  var turnedScreen = Stage.turnedMetrics
  var window: AppWindow?

  init(_ elements: [Element], observers: [Observer], cues: [Cue], tracked: ElementID? = Stage.bar) {
    screens = [AppScreen(name: "first", elements: elements)]
    panels = [
      PanelPlan(
        name: "panel", caption: "", system: .ios18,
        heights: .init(plain: 291, predictive: 336, emoji: 398, numberPad: 291, pinyin: 336, thirdParty: 380),
        turnedHeights: .init(plain: 171, predictive: 209, emoji: 209, numberPad: 171, pinyin: 209, thirdParty: 220),
        observers: observers, trackedElement: tracked)
    ]
    self.cues = cues
  }

  func record() throws -> Recording {
    try Scenario(
      name: "test", title: "", screen: screen, turnedScreen: turnedScreen, window: window, rate: rate,
      duration: duration, screens: screens, panels: panels,
      cues: cues
    ).simulate()
  }

  /// On an iPad.
  func onTablet() -> Stage {
    var stage = self
    (stage.screen, stage.turnedScreen) = (Self.tablet, Self.turnedTablet)
    stage.panels[0].heights = .init(
      plain: 258, predictive: 313, emoji: 313, numberPad: 313, pinyin: 368, thirdParty: 400, shortcutBar: 55)
    stage.panels[0].turnedHeights = .init(
      plain: 343, predictive: 398, emoji: 398, numberPad: 398, pinyin: 453, thirdParty: 460, shortcutBar: 55)
    return stage
  }

  /// The only panel.
  func run() throws -> Run {
    Run(recording: try record(), panel: 0)
  }
}

/// One panel of a recording, and what the tests ask of it.
struct Run {
  let recording: Recording
  let panel: PanelRecording

  init(recording: Recording, panel: Int) {
    self.recording = recording
    self.panel = recording.panels[panel]
  }

  func state(at seconds: Double) -> PanelState {
    panel.state(at: Time(seconds: seconds))
  }

  func node(_ id: ElementID, at seconds: Double) throws -> PanelState.NodeState {
    let index = try #require(panel.nodes.firstIndex { $0.element == id })
    return state(at: seconds).nodes[index]
  }

  func bottom(_ id: ElementID, at seconds: Double) throws -> Double {
    try node(id, at: seconds).frame.maxY
  }

  func scroll(_ id: ElementID, at seconds: Double) throws -> PanelState.ScrollState {
    try #require(try node(id, at: seconds).scroll)
  }

  /// The gap of every frame, in order.
  var gaps: [Double] {
    (0..<recording.frameCount).compactMap { frame in
      panel.state(at: recording.time(ofFrame: frame)).gap?.value
    }
  }

  /// The gaps of the frames in which they say something.
  var relevantGaps: [Double] {
    (0..<recording.frameCount).compactMap { frame in
      let gap = panel.state(at: recording.time(ofFrame: frame)).gap
      return gap?.isRelevant == true ? gap?.value : nil
    }
  }

  func gap(at seconds: Double) throws -> Double {
    try #require(state(at: seconds).gap).value
  }

  /// `will-show will-change-frame …` in order.
  var postNames: [String] { panel.posts.map(\.notification.name.rawValue) }
  /// `observer will-show`, or `observer will-show begin`.
  var callTexts: [String] {
    panel.calls.map { call in
      ([call.observer, call.notification.rawValue] + (call.phase.map { [$0.rawValue] } ?? [])).joined(separator: " ")
    }
  }
}
