import Keyboards
import Recordings
import Scenarios
import Testing
import Timelines
import Units

@testable import Drawing

/// Layers with equal keys show equal pictures, whatever the state they come from.
struct LayerKeyTests {
  @Test func equalKeysMeanEqualItemsOnRandomStates() throws {
    var random = Dice(seed: 7)
    var seen: [Layer.Key: [Item]] = [:]
    var repeated = 0
    for _ in 0..<120 {
      for layer in try randomLayers(&random) {
        let items = layer.items()
        if let known = seen[layer.key] {
          repeated += 1
          #expect(known == items, "\(layer.key.role)")
        }
        seen[layer.key] = items
      }
    }
    #expect(repeated > 100)
    #expect(seen.count > 100)
  }

  @Test func themesNeverShareAPicture() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = try PhoneFixture.keyboard(on: screen)
    let panel = PhoneFixture.conversation(on: screen, keyboard: keyboard, keyboardTop: 508, barTop: 456)
    let light = Set(PhoneFixture.layers(of: panel, on: screen, theme: .light).map(\.key))
    let dark = Set(PhoneFixture.layers(of: panel, on: screen, theme: .dark).map(\.key))
    #expect(light.isDisjoint(with: dark))
  }

  private func randomLayers(_ random: inout Dice) throws -> [Layer] {
    let ids = ["iphone-se-1", "iphone-8", "iphone-13", "iphone-15-pro", "ipad-air-11", "ipad-mini-6"]
    let screen = try PhoneFixture.screen(ids[random.below(ids.count)], Orientation.allCases[random.below(2)])
    let keyboard = try randomKeyboard(on: screen, &random)
    let top = screen.size.height - keyboard.frame.height * Double(random.below(5)) / 4
    let panel = PhoneFixture.conversation(
      on: screen, keyboard: random.below(4) == 0 ? nil : keyboard, keyboardTop: top,
      barTop: top - 52 - Double(random.below(30)), offset: Double(random.below(60)) * 7.3,
      firstResponder: random.below(2) == 0 ? nil : ElementID(2),
      touches: [.init(time: Time(seconds: 0.2), place: Point(x: 60, y: 90))])
    let window = AppWindow(
      kind: WindowKind.allCases[random.below(3)], frame: Rect(x: 20, y: 30, width: 300, height: 290))
    return PhoneFixture.layers(
      of: panel, on: screen, in: screen.isTablet && random.below(2) == 0 ? window : nil,
      at: Time(seconds: Double(random.below(40)) / 60),
      theme: Theme.allCases[random.below(2)])
  }
}

extension LayerKeyTests {
  /// Of any kind, on tablets anywhere, with what may stand on top of it.
  private func randomKeyboard(on screen: ScreenMetrics, _ random: inout Dice) throws -> ShownKeyboard {
    let kind = KeyboardKind.allCases[random.below(KeyboardKind.allCases.count)]
    var keyboard = try PhoneFixture.keyboard(kind, on: screen)
    if screen.isTablet { keyboard.placement = ShownKeyboard.Placement.allCases[random.below(4)] }
    if keyboard.placement == .floating { keyboard.frame = screen.floatingFrame() }
    if random.below(4) == 0 { keyboard.content = .shortcutBar }
    if random.below(3) == 0 { keyboard.accessoryHeight = 44 }
    keyboard.hasAutoFillBar = random.below(3) == 0
    return keyboard
  }
}

/// A linear congruential generator (Knuth, MMIX constants), so that a failure comes back.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
