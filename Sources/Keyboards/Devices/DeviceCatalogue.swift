/// The devices that a timeline can name.
public struct DeviceCatalogue: Hashable, Sendable {
  /// In the order of the table: phones from small to large and old to new, then iPads.
  public let devices: [Device]
  private let placeByID: [String: Int]

  /// The catalogue that Curve7 carries with it, read on first use.
  ///
  /// It would be empty if the embedded table were broken; the tests read the table with ``init(csv:)``, which says why.
  public static let standard = (try? DeviceCatalogue(csv: PackageResources.devices_csv)) ?? DeviceCatalogue([])

  public init(_ devices: [Device]) {
    self.devices = devices
    placeByID = Dictionary(
      devices.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads the columns of `devices.csv` (facts: devices.md): two rows a device, one for each orientation.
  public init(csv: some Collection<UInt8>) throws(TableError) {
    var ids: [String] = []
    var names: [String: String] = [:]
    var screens: [String: [DeviceScreen]] = [:]
    for row in try CSVTable(csv).rows {
      let id = try row.text("id")
      if screens[id] == nil { ids.append(id) }
      names[id] = try row.text("name")
      screens[id, default: []].append(try DeviceScreen(row))
    }
    self.init(
      try ids.map { id throws(TableError) in
        try Device(id: id, name: names[id] ?? id, screens: screens[id] ?? [])
      })
  }

  /// Nil when no device has this id.
  public subscript(id: String) -> Device? {
    placeByID[id].map { devices[$0] }
  }
}

extension Device {
  fileprivate init(id: String, name: String, screens: [DeviceScreen]) throws(TableError) {
    guard screens.count == 2,
      let portrait = screens.first(where: { $0.orientation == .portrait }),
      let landscape = screens.first(where: { $0.orientation == .landscape })
    else { throw .orientations(device: id) }
    self.init(id: id, name: name, portrait: portrait, landscape: landscape)
  }
}
