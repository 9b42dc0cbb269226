import Keyboards
import Recordings
import Scenarios
import Testing
import Timelines
import Units

@testable import Drawing

/// What is seen around an app in a window, behind a sheet, and under an alert.
struct StageTests {
  private let screen: ScreenMetrics
  private let origin: Point

  init() throws {
    screen = try PhoneFixture.screen("ipad-air-11", .landscape)
    let margins = PhoneLayers.margins(of: screen)
    origin = Point(x: margins.left, y: margins.top)
  }

  /// The first layers up to the root view's, of an app whose nodes stand in the window.
  private func surroundings(_ kind: WindowKind, _ frame: Rect) -> [Layer] {
    let layers = layers(in: AppWindow(kind: kind, frame: frame))
    return Array(layers.prefix { $0.key.role != "root-view" })
  }

  private func layers(in window: AppWindow) -> [Layer] {
    var panel = PhoneFixture.conversation(on: screen, keyboard: nil, keyboardTop: 820, barTop: 400)
    panel.nodes[0].x.set(window.frame.x, at: .zero)
    panel.nodes[0].y.set(window.frame.y, at: .zero)
    for node in 0...1 {
      panel.nodes[node].width.set(window.frame.width, at: .zero)
      panel.nodes[node].height.set(window.frame.height, at: .zero)
    }
    return PhoneFixture.layers(of: panel, on: screen, in: window, at: Time(seconds: 1))
  }

  private func place(_ layer: Layer) -> String {
    let (x, y) = (layer.box.x - origin.x, layer.box.y - origin.y)
    return "\(layer.key.role) \(Int(x)),\(Int(y)) \(Int(layer.box.width))×\(Int(layer.box.height))"
  }

  @Test func besideASplitAppStandsAnother() {
    let layers = surroundings(.split, Rect(x: 0, y: 0, width: 585, height: 820))
    #expect(layers.map(place) == ["divider 0,0 1180×820", "other-app 595,0 585×820"])
  }

  @Test func anAppInTheMiddleHasTwoNeighbours() {
    let layers = surroundings(.split, Rect(x: 300, y: 0, width: 500, height: 820))
    #expect(layers.map(place) == ["divider 0,0 1180×820", "other-app 0,0 290×820", "other-app 810,0 370×820"])
  }

  @Test func slideOverStandsOverADimmedApp() {
    let layers = surroundings(.slideOver, Rect(x: 840, y: 20, width: 320, height: 780))
    #expect(layers.map(place) == ["other-app 0,0 1180×820", "dim 0,0 1180×820", "window-shadow 818,-2 364×824"])
  }

  @Test func aWindowOfStageManagerStandsOnADesktop() {
    let layers = surroundings(.stageManager, Rect(x: 180, y: 90, width: 700, height: 600))
    #expect(layers.map(place) == ["desktop 0,0 1180×820", "window-shadow 158,68 744×644"])
  }

  @Test func theAppIsRoundedOffWithItsWindow() throws {
    let frame = Rect(x: 180, y: 90, width: 700, height: 600)
    let window = frame.offset(x: origin.x, y: origin.y)
    for layer in layers(in: AppWindow(kind: .stageManager, frame: frame)) {
      guard ["root-view", "bubbles", "input-bar", "navigation-bar"].contains(layer.key.role) else { continue }
      #expect(layer.mask == Layer.Mask(window, radius: 16))
      #expect(try #require(layer.clip).intersection(window) == layer.clip, "\(layer.key.role)")
    }
  }

  @Test func anAppThatHasTheScreenHasNothingAround() {
    let layers = Stage(screen: screen, window: nil, colors: AppColors(theme: .light))
      .surroundings(on: PhoneCanvas(origin: .zero, zoom: 1, visible: Rect(x: 0, y: 0, width: 1180, height: 820)))
    #expect(layers.isEmpty)
  }

  @Test func aSheetStandsOverADimmedApp() throws {
    var panel = PhoneFixture.conversation(on: screen, keyboard: nil, keyboardTop: 820, barTop: 400)
    panel.nodes.removeLast()
    let sheet = Rect(x: 320, y: 100, width: 540, height: 620)
    panel.nodes[1] = Node(content: .rootView, parent: 0, frame: sheet)
    let layers = PhoneFixture.layers(of: panel, on: screen)
    #expect(
      layers.prefix(4).map(place) == [
        "other-app 0,0 1180×820", "dim 0,0 1180×820", "sheet-shadow 298,78 584×664", "root-view 320,100 540×620",
      ])
    let mask = Layer.Mask(sheet.offset(x: origin.x, y: origin.y), radius: RootView.sheetRadius)
    #expect(layers.filter { $0.key.role == "bubbles" || $0.key.role == "root-view" }.allSatisfy { $0.mask == mask })
  }

  @Test func aViewAsWideAsTheScreenIsNoCard() throws {
    var panel = PhoneFixture.conversation(on: screen, keyboard: nil, keyboardTop: 820, barTop: 400)
    panel.nodes[1] = Node(content: .rootView, parent: 0, frame: Rect(x: 0, y: 200, width: 1180, height: 620))
    let layers = PhoneFixture.layers(of: panel, on: screen)
    #expect(layers.first?.key.role == "backdrop")
    #expect(layers.allSatisfy { $0.mask == nil })
  }

  @Test func alertsFadeInAndOut() {
    let alerts = Alerts([
      Cue(time: Time(seconds: 1), action: .presentAlert), Cue(time: Time(seconds: 2), action: .closeAlert),
    ])
    let opacities = [0.9, 1, 1.1, 1.2, 1.9, 2, 2.05, 2.2].map { alerts.opacity(at: Time(seconds: $0)) }
    for (opacity, expected) in zip(opacities, [0.0, 0, 0.5, 1, 1, 1, 0.75, 0]) {
      #expect(abs(opacity - expected) < 1e-9)
    }
    let early = Alerts([
      Cue(time: Time(seconds: 1), action: .presentAlert), Cue(time: Time(seconds: 1.1), action: .closeAlert),
    ])
    #expect(abs(early.opacity(at: Time(seconds: 1.15)) - 0.25) < 1e-9)
  }
}
