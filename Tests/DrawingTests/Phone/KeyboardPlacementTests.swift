import Keyboards
import Motion
import Recordings
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// Which layers a keyboard has where it stands, and where they lie.
struct KeyboardPlacementTests {
  private let screen: ScreenMetrics
  /// Of the device around the screen: the canvas begins there.
  private let origin: Point

  init() throws {
    screen = try PhoneFixture.screen("ipad-air-11")
    let margins = PhoneLayers.margins(of: screen)
    origin = Point(x: margins.left, y: margins.top)
  }

  private func keyboardLayers(
    _ keyboard: ShownKeyboard, height: Double? = nil, change: (inout PanelRecording) -> Void = { _ in }
  ) -> [Layer] {
    var panel = PhoneFixture.conversation(
      on: screen, keyboard: keyboard, keyboardTop: keyboard.frame.y, barTop: 1100)
    if let height { panel.keyboard.height = Track(height) }
    change(&panel)
    let roles = Set(["keyboard", "keyboard-shadow", "accessory"])
    return PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 1)).filter { roles.contains($0.key.role) }
  }

  private func places(_ layers: [Layer]) -> [String] {
    layers.map { layer in
      let (x, y) = (layer.box.x - origin.x, layer.box.y - origin.y)
      return "\(layer.key.role) \(Int(x)),\(Int(y)) \(Int(layer.box.width))×\(Int(layer.box.height))"
    }
  }

  private func letters(
    _ placement: ShownKeyboard.Placement, _ frame: Rect, accessory: Double = 0, autoFill: Bool = false
  ) -> ShownKeyboard {
    ShownKeyboard(
      .keys(.letters, hasPredictiveBar: true), placement: placement, frame: frame, accessoryHeight: accessory,
      hasAutoFillBar: autoFill)
  }

  @Test func aDockedOneIsOnePicture() {
    let layers = keyboardLayers(letters(.docked, screen.dockedFrame(height: 337)))
    #expect(places(layers) == ["keyboard 0,843 820×337"])
    #expect(layers.allSatisfy { $0.mask == nil && $0.opacity == 1 })
  }

  @Test func anUndockedOneThrowsAShadow() {
    let layers = keyboardLayers(letters(.undocked, screen.undockedFrame(height: 337)))
    #expect(places(layers) == ["keyboard-shadow -22,624 864×381", "keyboard 0,646 820×337"])
  }

  /// Five columns of 42 and gaps of 6 at the left, six at the right.
  @Test func aSplitOneHasTwoHalvesAtTheSides() {
    let layers = keyboardLayers(letters(.split, screen.undockedFrame(height: 337)))
    #expect(
      places(layers).filter { $0.hasPrefix("keyboard ") } == ["keyboard 0,646 246×337", "keyboard 526,646 294×337"])
  }

  @Test func aFloatingOneIsRoundedOff() throws {
    let layers = keyboardLayers(letters(.floating, screen.floatingFrame()))
    #expect(places(layers) == ["keyboard-shadow 458,864 364×298", "keyboard 480,886 320×254"])
    #expect(layers[1].mask == Layer.Mask(layers[1].box, radius: 12))
  }

  /// Facts: keyboard-behaviour.md §3: its frame reaches below the screen.
  @Test func aDockedShortcutBarShowsItsTop() throws {
    let bar = ShownKeyboard(.shortcutBar, frame: screen.shortcutBarFrame(visible: 55, height: 337))
    let layers = keyboardLayers(bar)
    #expect(places(layers) == ["keyboard 0,1125 820×337"])
    #expect(try #require(layers[0].clip).maxY - layers[0].box.minY == 55)
  }

  @Test func aNarrowShortcutBarIsAPill() throws {
    let bar = ShownKeyboard(.shortcutBar, placement: .floating, frame: Rect(x: 205, y: 1117, width: 410, height: 55))
    let layers = keyboardLayers(bar)
    #expect(places(layers) == ["keyboard-shadow 183,1095 454×99", "keyboard 205,1117 410×55"])
    #expect(layers[1].mask?.radius == 20)
  }

  @Test func aFieldsAccessoryViewStandsOnTheKeys() {
    let layers = keyboardLayers(letters(.docked, screen.dockedFrame(height: 381), accessory: 44))
    #expect(places(layers) == ["accessory 0,799 820×44", "keyboard 0,843 820×337"])
  }

  @Test func aControllersAccessoryViewIsOneOfTheViews() {
    let keyboard = letters(.docked, screen.dockedFrame(height: 389), accessory: 52)
    let layers = keyboardLayers(keyboard) { panel in
      panel.nodes.append(
        Node(
          content: .element(.inputBar(.init(placeholder: "Message"))), parent: 0,
          frame: Rect(x: 0, y: 791, width: 820, height: 52)))
    }
    #expect(places(layers) == ["keyboard 0,843 820×337"])
  }

  /// Nothing of the panel lies over the bar: neither its shadow nor its round corners.
  @Test func aFloatingPanelBeginsBelowAControllersAccessoryView() throws {
    let keyboard = letters(.floating, screen.floatingFrame(), accessory: 52)
    let layers = keyboardLayers(keyboard) { panel in
      panel.nodes.append(
        Node(
          content: .element(.inputBar(.init(placeholder: "Message"))), parent: 0,
          frame: Rect(x: 0, y: 886, width: 820, height: 52)))
    }
    #expect(places(layers) == ["keyboard-shadow 458,916 364×246", "keyboard 480,938 320×202"])
    #expect(layers[1].mask?.rect == layers[1].box)
  }

  @Test func anAccessoryViewAloneHasNoKeys() {
    let accessory = ShownKeyboard(.accessory, frame: screen.dockedFrame(height: 44), accessoryHeight: 44)
    #expect(places(keyboardLayers(accessory)) == ["accessory 0,1136 820×44"])
  }

  /// Facts: keyboard-behaviour.md T8: first without, then with it.
  @Test func theAutoFillBarComesWithItsHeight() throws {
    let keyboard = letters(.docked, screen.dockedFrame(height: 382), autoFill: true)
    func texts(_ layers: [Layer]) -> [String] {
      layers.flatMap { $0.items() }.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }
    #expect(texts(keyboardLayers(keyboard)).contains("Passwords"))
    #expect(!texts(keyboardLayers(keyboard, height: 337)).contains("Passwords"))
  }

  @Test func whatFadesIsSeenWhereItWas() throws {
    let keyboard = letters(.docked, screen.dockedFrame(height: 337))
    let layers = keyboardLayers(keyboard) { panel in
      panel.keyboard.top = Track(1180)
      panel.keyboard.opacity = Track(0.4)
      panel.keyboard.fadingFrame = Steps(keyboard.frame)
    }
    #expect(places(layers) == ["keyboard 0,843 820×337"])
    #expect(layers[0].opacity == 0.4)
    #expect(keyboardLayers(keyboard) { $0.keyboard.opacity = Track(0) }.isEmpty)
  }

  @Test(arguments: ShownKeyboard.Placement.allCases)
  func framesBeyondAllMeasureAreHeldToTheScreen(placement: ShownKeyboard.Placement) {
    for frame in [
      Rect(x: -50_000, y: -50_000, width: 100_000, height: 100_000), Rect(x: 0, y: 900, width: 0, height: 0),
      Rect(x: 10, y: 700, width: 12, height: 900), Rect(x: 1e9, y: 1e9, width: 1e9, height: 1e9),
    ] {
      for layer in keyboardLayers(letters(placement, frame, accessory: 30)) {
        #expect(layer.box.width <= 2 * 820 + 44 && layer.box.height <= 2 * 1180 + 44, "\(frame)")
        #expect(!layer.items().isEmpty)
      }
    }
    let covering = letters(.docked, Rect(x: -50_000, y: -50_000, width: 100_000, height: 100_000))
    let whole = Rect(x: origin.x, y: origin.y, width: 820, height: 1180)
    #expect(keyboardLayers(covering).first?.box.intersection(whole) == whole)
  }
}
