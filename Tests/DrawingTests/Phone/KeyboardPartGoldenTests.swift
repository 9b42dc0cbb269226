import Keyboards
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// Display lists of keyboards that are not whole, and of the bars on top of them.
struct KeyboardPartGoldenTests {
  private let colors = KeyboardColors(theme: .light, design: .ios7)

  private func letters(_ size: Size, _ kind: KeyboardKind = .letters) -> ShownKeyboard {
    ShownKeyboard(
      .keys(kind, hasPredictiveBar: kind == .letters), frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  @Test(arguments: [SplitKeyboard.Side.left, .right])
  func splitKeyboard(side: SplitKeyboard.Side) throws {
    let half = SplitKeyboard(
      side: side, keyboard: letters(Size(width: 768, height: 313)), screen: try PhoneFixture.screen("ipad-9-7"),
      colors: colors)
    expectGolden(half.items.dump, "keyboard-split-\(side).txt")
  }

  @Test func floatingKeyboard() {
    let keyboard = FloatingKeyboard(keyboard: letters(Size(width: 320, height: 254)), colors: colors)
    expectGolden(keyboard.items.dump, "keyboard-floating.txt")
  }

  @Test func shortcutBar() {
    let bar = ShortcutBar(size: Size(width: 820, height: 337), barHeight: 55, colors: colors)
    expectGolden(bar.items.dump, "shortcut-bar.txt")
  }

  @Test func accessoryToolbar() {
    let toolbar = AccessoryToolbar(size: Size(width: 390, height: 44), inset: .zero, colors: AppColors(theme: .light))
    expectGolden(toolbar.items.dump, "accessory-toolbar.txt")
  }

  @Test func autoFillBar() {
    let bar = AutoFillBar(area: Rect(x: 0, y: 0, width: 390, height: 45), colors: colors)
    expectGolden(bar.items.dump, "autofill-bar.txt")
  }

  @Test func ofIOS26InLandscape() throws {
    let screen = try PhoneFixture.screen("iphone-17", .landscape, for: .ios26)
    let picture = KeyboardPicture(
      keyboard: try PhoneFixture.keyboard(on: screen, system: .ios26), screen: screen,
      colors: KeyboardColors(theme: .light, design: .ios26))
    expectGolden(picture.items.dump, "keyboard-letters-iphone-17-landscape-ios-26.txt")
  }

  @Test func halvesOfOtherKinds() throws {
    let screen = try PhoneFixture.screen("ipad-9-7")
    func words(_ side: SplitKeyboard.Side, _ kind: KeyboardKind) -> [String] {
      let keyboard = letters(Size(width: 768, height: 313), kind)
      let half = SplitKeyboard(side: side, keyboard: keyboard, screen: screen, colors: colors)
      return half.items.compactMap { if case .text(let text) = $0 { text.string } else { nil } }
    }
    #expect(words(.left, .numberPad).prefix(6) == ["1", "2", "3", "4", "5", "@"])
    #expect(words(.right, .numberPad).prefix(6) == ["6", "7", "8", "9", "0", "("])
    #expect(words(.left, .pinyin).prefix(5) == ["Q", "W", "E", "R", "T"])
    #expect(words(.right, .emoji).contains("😀"))
  }

  @Test func emojiCategoriesStandApart() {
    for (width, count) in [(246.0, 7), (294, 9), (390, 9)] {
      let categories = EmojiCategories(area: Rect(x: 0, y: 0, width: width, height: 40), colors: colors)
      let all = EmojiCategories(area: Rect(x: 0, y: 0, width: 390, height: 40), colors: colors).items.count
      #expect((categories.items.count == all) == (count == 9), "\(width)")
    }
  }

  /// Facts: devices.md §4.3: keys 39 high, a bar of 38, 320 × 254 in all.
  @Test func keysOfAFloatingKeyboardAreAsMeasured() {
    let keyboard = FloatingKeyboard(keyboard: letters(Size(width: 320, height: 254)), colors: colors)
    let keys = keyboard.items.compactMap { item -> Rect? in
      guard case .roundedRect(let rect, _, let fill, _) = item, fill == colors.key || fill == colors.functionKey
      else { return nil }
      return rect
    }
    #expect(keys.count == 32)
    #expect(keys.allSatisfy { $0.height == 39 && $0.minY >= 38 && $0.maxX <= 320 && $0.minX >= 0 })
    for (index, key) in keys.enumerated() {
      #expect(keys[(index + 1)...].allSatisfy { $0.intersection(key) == nil })
    }
  }

  /// Facts: devices.md §7.1: rows 8 apart, return two units.
  @Test func rowsOfIOS26InLandscape() throws {
    let screen = try PhoneFixture.screen("iphone-17", .landscape, for: .ios26)
    let picture = KeyboardPicture(
      keyboard: try PhoneFixture.keyboard(on: screen, system: .ios26), screen: screen,
      colors: KeyboardColors(theme: .light, design: .ios26))
    let caps = try #require(picture.plan).caps
    let rows = Set(caps.map(\.frame.minY)).sorted()
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1 - $0 == 38 })
    #expect(Set(caps.map(\.frame.height)) == [30])
    let letter = try #require(caps.first { $0.face == .letter("q") }).frame.width
    let back = try #require(caps.first { $0.face == .word("return") }).frame.width
    #expect(abs(back - 2 * letter - 5) <= 1)
  }

  /// No two keys of a keyboard of another maker look as the system's do.
  @Test func anotherMakersLettersHaveNoGround() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let items = try PhoneFixture.picture(.thirdParty, on: screen).items
    #expect(!items.contains { if case .roundedRect(_, _, Color(0xFFFFFF), _) = $0 { true } else { false } })
    #expect(items.first == .rect(Rect(x: 0, y: 0, width: 390, height: 336), Color(0xE9EDF1)))
  }
}
