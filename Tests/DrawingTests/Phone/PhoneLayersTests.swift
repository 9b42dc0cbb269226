import Keyboards
import Recordings
import Scenarios
import Testing
import Units

@testable import Drawing

struct PhoneLayersTests {
  private func roles(_ layers: [Layer]) -> [String] { layers.map(\.key.role) }

  @Test func orderFromBackToFront() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = try PhoneFixture.keyboard(on: screen)
    let panel = PhoneFixture.conversation(
      on: screen, keyboard: keyboard, keyboardTop: 508, barTop: 456,
      touches: [.init(time: Time(seconds: 0.1), place: Point(x: 100, y: 480))])
    let layers = PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 0.1))
    #expect(
      roles(layers) == [
        "root-view", "bubbles", "scroll-indicator", "input-bar", "navigation-bar", "keyboard",
        "status-bar", "home-indicator", "tap", "device", "device", "device", "device",
      ])
  }

  @Test func whatIsHiddenOrOutOfSightHasNoLayer() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = try PhoneFixture.keyboard(on: screen)
    var panel = PhoneFixture.conversation(on: screen, keyboard: keyboard, keyboardTop: 844, barTop: 758, barHeight: 86)
    #expect(!roles(PhoneFixture.layers(of: panel, on: screen)).contains("keyboard"))
    panel.nodes[4].isHidden.set(true, at: .zero)
    let later = PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 1))
    #expect(!roles(later).contains("input-bar"))
  }

  @Test func theKeyboardKeepsItsPictureWhileItMoves() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = try PhoneFixture.keyboard(on: screen)
    let keys = [508.0, 611.37, 800].map { top in
      let panel = PhoneFixture.conversation(on: screen, keyboard: keyboard, keyboardTop: top, barTop: top - 52)
      return PhoneFixture.layers(of: panel, on: screen).first { $0.key.role == "keyboard" }?.key
    }
    #expect(keys[0] != nil)
    #expect(Set(keys).count == 1)
  }

  @Test func theInputBarKeepsItsPictureWhileItGrows() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let bars = [52.0, 61.2, 86].map { height in
      let panel = PhoneFixture.conversation(
        on: screen, keyboard: nil, keyboardTop: 844, barTop: 844 - height, barHeight: height)
      return PhoneFixture.layers(of: panel, on: screen).first { $0.key.role == "input-bar" }
    }
    #expect(Set(bars.map { $0?.key }).count == 1)
    for (bar, height) in zip(bars, [52.0, 61.2, 86]) {
      #expect(abs(try #require(bar?.clip).height - height) < 1e-9)
    }
  }

  @Test func everythingStaysWithinTheVisiblePart() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = try PhoneFixture.keyboard(on: screen)
    let panel = PhoneFixture.conversation(on: screen, keyboard: keyboard, keyboardTop: 508, barTop: 456)
    let phone = PhoneLayers(
      screen: screen, palette: .light, panel: 0, origin: Point(x: 20, y: -280), zoom: 0.5,
      visible: Rect(x: 0, y: 400, width: 390, height: 444))
    let layers = phone.layers(of: panel, at: panel.state(at: .zero), time: .zero)
    for layer in layers {
      let clip = try #require(layer.clip)
      #expect(clip.minY >= -280 + 200, "\(layer.key.role)")
      let isOnScreen = clip.minX >= 20 && clip.maxX <= 20 + 195
      #expect(isOnScreen || layer.key.role == "device", "\(layer.key.role)")
    }
  }

  @Test func whatLiesBelowIsDrawnOnlyWhereItShows() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    var panel = PhoneFixture.conversation(on: screen, keyboard: nil, keyboardTop: 844, barTop: 758, barHeight: 86)
    #expect(!roles(PhoneFixture.layers(of: panel, on: screen)).contains("backdrop"))
    panel.nodes[1].translation.set(-300, at: .zero)
    #expect(roles(PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 1))).first == "backdrop")
    panel.nodes[1].translation.set(60, at: Time(seconds: 2))
    #expect(!roles(PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 3))).contains("backdrop"))
  }

  @Test func aScreenThatSlidesInThrowsAShadow() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    var panel = PhoneFixture.conversation(on: screen, keyboard: nil, keyboardTop: 844, barTop: 758, barHeight: 86)
    #expect(!roles(PhoneFixture.layers(of: panel, on: screen)).contains("shadow"))
    panel.nodes[0].x.set(200, at: .zero)
    let shadow = PhoneFixture.layers(of: panel, on: screen, at: Time(seconds: 1)).first { $0.key.role == "shadow" }
    #expect(shadow.map(\.box.maxX) == PhoneLayers.margins(of: screen).left + 200)
  }

  @Test func iPhonesAndIPadsInBothOrientationsHaveTheirRoom() {
    for screen in PhoneFixture.screens {
      let margins = PhoneLayers.margins(of: screen)
      #expect(min(margins.top, margins.left) >= 14)
      #expect(margins.top == margins.bottom && margins.left == margins.right)
    }
  }
}
