import Keyboards
import Scenarios
import TestSupport
import Testing
import Units

@testable import Drawing

/// Display lists of bars and controls.
struct BarGoldenTests {
  private let colors = AppColors(theme: .light)

  @Test(arguments: ["iphone-8", "iphone-13", "iphone-15-pro", "ipad-air-11"])
  func statusBar(device: String) throws {
    let bar = StatusBar(screen: try PhoneFixture.screen(device), ink: colors.ink)
    expectGolden(bar.items.dump, "status-bar-\(device).txt")
  }

  @Test func noStatusBarOnAPhoneInLandscape() throws {
    #expect(StatusBar(screen: try PhoneFixture.screen("iphone-13", .landscape), ink: colors.ink).box == nil)
    #expect(StatusBar(screen: try PhoneFixture.screen("ipad-air-11", .landscape), ink: colors.ink).box?.height == 24)
  }

  @Test func navigationBar() {
    let bar = NavigationBar(
      title: "Messages", hasBackButton: true, size: Size(width: 390, height: 91), safeArea: EdgeInsets(top: 47),
      colors: colors)
    expectGolden(bar.items.dump, "navigation-bar.txt")
  }

  @Test func tabBar() {
    let bar = TabBar(
      list: "Chats, 搜索， Settings", size: Size(width: 390, height: 83), safeArea: EdgeInsets(bottom: 34),
      colors: colors)
    #expect(bar.titles == ["Chats", "搜索", "Settings"])
    expectGolden(bar.items.dump, "tab-bar.txt")
  }

  @Test func inputBar() {
    let bar = InputBar(
      placeholder: "Message", width: 390, contentHeight: 52, leading: 0, trailing: 0, isFocused: true, colors: colors)
    expectGolden(bar.items.dump, "input-bar.txt")
  }

  @Test func textField() {
    let fields = [false, true].map {
      TextFieldView(placeholder: "Name", size: Size(width: 358, height: 36), isFocused: $0, colors: colors)
    }
    expectGolden(fields.map(\.items.dump).joined(separator: "\n"), "text-field.txt")
  }

  @Test func bubblesAndRows() {
    let bubbles = Bubbles(count: 4, width: 390, colors: colors)
    let rows = TableRows(count: 2, rowHeight: 44, width: 390, leading: 0, trailing: 0, colors: colors)
    expectGolden(bubbles.items.dump + "\n" + rows.items.dump, "bubbles-and-rows.txt")
  }

  @Test func nothingIsDrawnForNoBubblesOrRows() {
    #expect(Bubbles(count: 0, width: 390, colors: colors).items.isEmpty)
    #expect(TableRows(count: -1, rowHeight: 44, width: 390, leading: 0, trailing: 0, colors: colors).items.isEmpty)
  }
}
