import Keyboards
import Scenarios
import TestSupport
import Testing

@testable import Drawing

/// Display lists of whole keyboards.
struct KeyboardGoldenTests {
  @Test(arguments: KeyboardKind.allCases)
  func onAnIPhone13(kind: KeyboardKind) throws {
    let screen = try PhoneFixture.screen("iphone-13")
    expectGolden(try PhoneFixture.picture(kind, on: screen).items.dump, "keyboard-\(kind.rawValue)-iphone-13.txt")
  }

  @Test func withAHomeButton() throws {
    let screen = try PhoneFixture.screen("iphone-8")
    expectGolden(try PhoneFixture.picture(on: screen).items.dump, "keyboard-letters-iphone-8.txt")
  }

  @Test func inTheDark() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    expectGolden(
      try PhoneFixture.picture(on: screen, theme: .dark).items.dump, "keyboard-letters-iphone-13-dark.txt")
  }

  @Test func inLandscape() throws {
    let screen = try PhoneFixture.screen("iphone-15-pro", .landscape)
    expectGolden(try PhoneFixture.picture(on: screen).items.dump, "keyboard-letters-iphone-15-pro-landscape.txt")
  }

  @Test func ofIOS26() throws {
    let screen = try PhoneFixture.screen("iphone-17", for: .ios26)
    let keyboard = try PhoneFixture.keyboard(on: screen, system: .ios26)
    let picture = KeyboardPicture(
      keyboard: keyboard, screen: screen, colors: KeyboardColors(theme: .light, design: .ios26))
    expectGolden(picture.items.dump, "keyboard-letters-iphone-17-ios-26.txt")
  }

  @Test(arguments: [KeyboardKind.letters, .numberPad])
  func onAnIPad(kind: KeyboardKind) throws {
    let screen = try PhoneFixture.screen("ipad-air-11")
    expectGolden(try PhoneFixture.picture(kind, on: screen).items.dump, "keyboard-\(kind.rawValue)-ipad-air-11.txt")
  }

  @Test func onALargeIPad() throws {
    let screen = try PhoneFixture.screen("ipad-pro-13-m4")
    expectGolden(try PhoneFixture.picture(on: screen).items.dump, "keyboard-letters-ipad-pro-13-m4.txt")
  }
}
