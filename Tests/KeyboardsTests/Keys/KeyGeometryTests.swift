import Testing
import Units

@testable import Keyboards

@Suite struct KeyGeometryTests {
  private let table = KeyGeometryTable.standard

  @Test func theEmbeddedTablesRead() throws {
    let read = try KeyGeometryTable(
      phones: PackageResources.keyboard_geometry_csv, iPads: PackageResources.ipad_keyboard_geometry_csv)
    #expect(read == table)
    #expect(read.rows.count == 26 + 18)
  }

  @Test(arguments: DeviceCatalogue.standard.devices)
  func everyScreenHasItsOwnRow(_ device: Device) throws {
    for screen in [device.portrait, device.landscape] {
      let keys = try #require(table.geometry(for: screen.size))
      #expect(keys.screen == screen.size)
      #expect(keys.panelWidth == screen.keyPanelWidth)
      #expect(keys.topInset > 0)
    }
  }

  /// Ten letters fill the panel; four rows fill the key area. The table rounds widths to a tenth.
  @Test(arguments: KeyGeometryTable.standard.rows)
  func rowsFillThePanel(_ keys: KeyGeometry) {
    let columns = keys.barHeight == 55 ? 11.0 : 10.0
    let width = columns * keys.letterWidth + (columns - 1) * keys.keyGap + 2 * keys.sideInset
    #expect(abs(width - keys.panelWidth) <= 0.5)
    let numberRow = keys.numberRowHeight.map { $0 + keys.rowGap } ?? 0
    let height = keys.topInset + numberRow + 4 * keys.keyHeight + 3 * keys.rowGap + keys.bottomInset
    #expect(abs(height - keys.keysHeight) <= 0.05)
  }

  @Test func iPhone13sKeysAreAsRebuilt() throws {
    let keys = try #require(table.geometry(for: Size(width: 390, height: 844)))
    #expect(keys.keysHeight == 216)
    #expect(keys.barHeight == 45)
    #expect(keys.keyHeight == 42)
    #expect(keys.letterWidth == 33)
    #expect(keys.shiftWidth == 44)
  }

  @Test func anUnknownScreenTakesTheNearestWidth() {
    #expect(table.geometry(for: Size(width: 395, height: 800))?.screen == Size(width: 393, height: 852))
    #expect(table.geometry(for: Size(width: 570, height: 300))?.screen == Size(width: 568, height: 320))
    #expect(KeyGeometryTable([]).geometry(for: .zero) == nil)
  }
}
