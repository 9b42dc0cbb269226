import Testing
import Units

@testable import Keyboards

@Suite struct DeviceCatalogueTests {
  private let catalogue = DeviceCatalogue.standard

  @Test func theEmbeddedTableReads() throws {
    let read = try DeviceCatalogue(csv: PackageResources.devices_csv)
    #expect(read == catalogue)
    #expect(read.devices.count == 59)
    #expect(Set(read.devices.map(\.id)).count == 59)
  }

  @Test(arguments: DeviceCatalogue.standard.devices)
  func everyDeviceIsConsistent(_ device: Device) {
    #expect(device.portrait.size.width == device.landscape.size.height)
    #expect(device.portrait.size.height == device.landscape.size.width)
    #expect(device.portrait.size.width < device.portrait.size.height)
    #expect(device.portrait.scale == device.landscape.scale)
    for screen in [device.portrait, device.landscape] {
      #expect(screen.keyPanelWidth <= screen.size.width)
      #expect(!screen.provenance.sources.isEmpty)
      for kind in KeyboardKind.allCases {
        for system in SystemCatalogue.standard.systems {
          guard let height = screen.keyboardHeight(kind, hasPredictiveBar: true, on: system) else { continue }
          #expect(height > 0 && height < screen.size.height)
        }
      }
    }
  }

  @Test func iPhone13IsAsMeasured() throws {
    let metrics = try #require(catalogue["iphone-13"]).metrics(for: .ios18)
    #expect(metrics.deviceName == "iPhone 13")
    #expect(metrics.size == Size(width: 390, height: 844))
    #expect(metrics.scale == 3)
    #expect(metrics.safeArea == EdgeInsets(top: 47, bottom: 34))
    #expect(metrics.statusBarHeight == 47)
    #expect(metrics.navigationBarHeight == 44)
    #expect(metrics.tabBarHeight == 49)
    #expect(metrics.cornerRadius == 47.33)
    #expect(metrics.cutout == .notch)
    #expect(metrics.keyPanelWidth == 390)
  }

  @Test func landscapeHasItsOwnRow() throws {
    let metrics = try #require(catalogue["iphone-13"]).metrics(.landscape, for: .ios18)
    #expect(metrics.size == Size(width: 844, height: 390))
    #expect(metrics.safeArea == EdgeInsets(left: 47, bottom: 21, right: 47))
    #expect(metrics.keyPanelWidth == 694)
    #expect(metrics.statusBarHeight == 0)
  }

  @Test func quotedNamesAreReadWhole() {
    #expect(catalogue["ipad-9-7"]?.name == "iPad 9.7 (5th/6th gen, Air 2)")
  }

  @Test(arguments: [
    ("iphone-13", KeyboardKind.letters, true, SystemProfile.ios18, 336.0 as Double?),
    ("iphone-13", .letters, false, .ios18, 291),
    ("iphone-13", .emoji, true, .ios18, nil),
    ("iphone-13", .numberPad, false, .ios18, 291),
    ("iphone-13", .pinyin, false, .ios18, 336),
    ("iphone-se-1", .letters, true, .ios18, 254),
    ("iphone-4s", .letters, false, .ios18, 216),
    ("iphone-4s", .letters, true, .ios18, 253),
    ("iphone-4s", .pinyin, true, .ios18, 252),
    ("iphone-se-1", .emoji, false, .ios18, 253),
    ("iphone-16", .letters, true, .ios26, 335),
    ("iphone-16", .letters, false, .ios26, nil),
    ("iphone-16", .emoji, true, .ios26, 388),
    ("iphone-16", .numberPad, true, .ios26, 308),
    ("iphone-16", .pinyin, true, .ios26, nil),
    ("iphone-17", .letters, true, .ios18, nil),
    ("iphone-17", .letters, true, .ios26, 335),
    ("ipad-pro-13-m4", .letters, true, .ios18, 405.5),
    ("ipad-mini-6", .letters, true, .ios26, 340),
  ])
  func keyboardHeightsByKindAndSystem(
    id: String, kind: KeyboardKind, bar: Bool, system: SystemProfile, height: Double?
  ) throws {
    let screen = try #require(catalogue[id]).portrait
    #expect(screen.keyboardHeight(kind, hasPredictiveBar: bar, on: system) == height)
  }

  @Test func safeAreaOfIOS26IsUsedWhereMeasured() throws {
    let phone = try #require(catalogue["iphone-16"])
    #expect(phone.metrics(.landscape, for: .ios18).safeArea.bottom == 21)
    #expect(phone.metrics(.landscape, for: .ios26).safeArea == EdgeInsets(left: 59, bottom: 20, right: 59))
    let tablet = try #require(catalogue["ipad-mini-6"])
    #expect(tablet.metrics(for: .ios18).safeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(tablet.metrics(for: .ios26).safeArea == EdgeInsets(top: 32, bottom: 25))
    let unmeasured = try #require(catalogue["iphone-x"])
    #expect(unmeasured.metrics(for: .ios26).safeArea == EdgeInsets(top: 44, bottom: 34))
  }

  @Test func provenanceIsKept() throws {
    let row = try #require(catalogue["iphone-se-1"]).portrait.provenance
    #expect(row.basis == .derived)
    #expect(row.derivedCells == [NamedText(name: "kb_numpad", text: "R6"), NamedText(name: "kb_pinyin", text: "R7")])
    #expect(row.keyboardVersions[1] == NamedText(name: "kb_predictive", text: "13+ (253 before: WARRIORG)"))
    #expect(row.sources.first == "ADAPT")
  }

  @Test func unknownDeviceIsNil() {
    #expect(catalogue["iphone-99"] == nil)
  }
}
