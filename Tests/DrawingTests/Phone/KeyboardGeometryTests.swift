import Keyboards
import TestSupport
import Testing
import Units

@testable import Drawing

struct KeyboardGeometryTests {
  @Test func keysLieInsideTheKeyAreaOnEveryScreen() throws {
    for screen in PhoneFixture.screens {
      for kind in KeyboardKind.allCases where kind != .emoji {
        let keyboard = try PhoneFixture.picture(kind, on: screen)
        let (areas, caps) = try #require(keyboard.plan)
        #expect(!caps.isEmpty, "\(screen.deviceID) \(kind)")
        for cap in caps {
          let isInside =
            cap.frame.minX >= areas.keys.minX - 0.5 && cap.frame.maxX <= areas.keys.maxX + 0.5
            && cap.frame.minY >= areas.keys.minY && cap.frame.maxY <= areas.keys.maxY
          #expect(isInside, "\(screen.deviceID) \(screen.orientation) \(kind) \(cap.face) \(cap.frame)")
        }
      }
    }
  }

  @Test func noKeyLiesOnAnother() throws {
    for screen in PhoneFixture.screens {
      for kind in KeyboardKind.allCases where kind != .emoji {
        let caps = try #require(PhoneFixture.picture(kind, on: screen).plan).caps
        for (index, cap) in caps.enumerated() {
          let hit = caps[(index + 1)...].first { $0.frame.intersection(cap.frame) != nil }
          #expect(hit == nil, "\(screen.deviceID) \(screen.orientation) \(kind) \(cap.face)")
        }
      }
    }
  }

  @Test func edgesOfKeysAreWholePoints() throws {
    for screen in PhoneFixture.screens {
      for cap in try #require(PhoneFixture.picture(on: screen).plan).caps {
        #expect(cap.frame == cap.frame.snapped)
      }
    }
  }

  @Test func barKeysAndStripAddUpToTheFrame() throws {
    for screen in PhoneFixture.screens {
      let keyboard = try PhoneFixture.picture(on: screen)
      let areas = try #require(keyboard.plan).areas
      let sum = (areas.bar?.height ?? 0) + areas.keys.height + areas.strip.height
      #expect(abs(sum - keyboard.keyboard.frame.height) < 1e-9)
    }
  }

  @Test func firstRowFillsThePanelOfEveryPhoneInTheTable() throws {
    for row in KeyGeometryTable.standard.rows where min(row.screen.width, row.screen.height) < 744 {
      let width = 10 * row.letterWidth + 9 * row.keyGap + 2 * row.sideInset
      #expect(abs(width - row.panelWidth) <= 1, "\(row.screen)")
    }
    for screen in PhoneFixture.screens where !screen.isTablet {
      let (areas, caps) = try #require(PhoneFixture.picture(on: screen).plan)
      let row = caps.prefix(10)
      let left = try #require(row.first).frame.minX - areas.keys.minX
      let right = areas.keys.maxX - (try #require(row.last)).frame.maxX
      let inset = try #require(KeyGeometryTable.standard.geometry(for: screen.size)).sideInset
      #expect(abs(left - inset) <= 1 && abs(right - inset) <= 1, "\(screen.deviceID) \(screen.orientation)")
    }
  }

  @Test func bottomRowReachesFromSideToSide() throws {
    for screen in PhoneFixture.screens {
      let (areas, caps) = try #require(PhoneFixture.picture(on: screen).plan)
      let bottom = try #require(caps.map(\.frame.maxY).max())
      let row = caps.filter { $0.frame.maxY == bottom }.map(\.frame)
      let left = try #require(row.map(\.minX).min()) - areas.keys.minX
      let right = areas.keys.maxX - (try #require(row.map(\.maxX).max()))
      #expect(left <= 7.5 && right <= 7.5 && abs(left - right) <= 1, "\(screen.deviceID) \(screen.orientation)")
    }
  }

  /// Facts: devices.md §6.1.
  @Test func widthsOfThe375PointKeyboard() throws {
    let caps = try #require(PhoneFixture.picture(on: PhoneFixture.screen("iphone-8")).plan).caps
    func width(_ face: KeyCap.Face) throws -> Double { try #require(caps.first { $0.face == face }).frame.width }
    #expect(abs(try width(.letter("q")) - 31.5) <= 1)
    #expect(abs(try width(.glyph(.shift)) - 42) <= 1)
    #expect(abs(try width(.glyph(.delete)) - 42) <= 1)
    #expect(abs(try width(.word("123")) - 40) <= 1)
    #expect(abs(try width(.word("return")) - 87.5) <= 1)
    #expect(abs(try width(.word("space")) - 182.5) <= 1)
  }

  /// Facts: devices.md §6.2, bottom row of the table.
  @Test(arguments: [("iphone-se-1", 74.0, 154.0), ("iphone-8-plus", 97.0, 199.0)])
  func returnAndSpaceOfOtherWidths(id: String, returnWidth: Double, spaceWidth: Double) throws {
    let caps = try #require(PhoneFixture.picture(on: PhoneFixture.screen(id)).plan).caps
    let returnKey = try #require(caps.first { $0.face == .word("return") })
    let space = try #require(caps.first { $0.face == .word("space") })
    #expect(abs(returnKey.frame.width - returnWidth) <= 1)
    #expect(abs(space.frame.width - spaceWidth) <= 1)
  }

  @Test func barIsWhatThePredictiveHeightAdds() throws {
    let bars = [("iphone-8", 44.0), ("iphone-13", 45), ("iphone-se-1", 38), ("ipad-10-2", 55)]
    for (id, height) in bars {
      let areas = try #require(PhoneFixture.picture(on: PhoneFixture.screen(id)).plan).areas
      #expect(areas.bar?.height == height, "\(id)")
    }
  }

  @Test func aKeyboardTooLowForKeysHasNone() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    for height in [0.0, 20, 75, 100, 170] {
      let keyboard = ShownKeyboard.docked(.letters, hasPredictiveBar: true, height: height, on: screen)
      let picture = KeyboardPicture(
        keyboard: keyboard, screen: screen, colors: KeyboardColors(theme: .light, design: .ios7))
      #expect(try #require(picture.plan).caps.isEmpty)
      #expect(!picture.items.isEmpty)
    }
  }

  @Test func tallerKeyboardsStretchTheirRows() throws {
    let screen = try PhoneFixture.screen("iphone-13")
    let keyboard = ShownKeyboard.docked(.letters, hasPredictiveBar: true, height: 420, on: screen)
    let picture = KeyboardPicture(
      keyboard: keyboard, screen: screen, colors: KeyboardColors(theme: .light, design: .ios7))
    let caps = try #require(picture.plan).caps
    #expect(caps.map(\.frame.maxY).max() == 339)
    #expect(caps.first?.frame.height == 58)
  }
}
