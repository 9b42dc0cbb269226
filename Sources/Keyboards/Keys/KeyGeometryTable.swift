import Units

/// The key sizes of every screen that was measured or rebuilt.
public struct KeyGeometryTable: Hashable, Sendable {
  public let rows: [KeyGeometry]

  /// The table that Curve7 carries with it, read on first use.
  ///
  /// It would be empty if the embedded data were broken; the tests read them with ``init(phones:iPads:)``.
  public static let standard =
    (try? KeyGeometryTable(
      phones: PackageResources.keyboard_geometry_csv, iPads: PackageResources.ipad_keyboard_geometry_csv))
    ?? KeyGeometryTable([])

  public init(_ rows: [KeyGeometry]) {
    self.rows = rows
  }

  /// Reads the columns of `keyboard-geometry.csv` and `ipad-keyboard-geometry.csv`.
  public init(phones: some Collection<UInt8>, iPads: some Collection<UInt8>) throws(TableError) {
    var rows: [KeyGeometry] = []
    for row in try CSVTable(phones).rows { rows.append(try KeyGeometry(phone: row)) }
    for row in try CSVTable(iPads).rows { rows.append(try KeyGeometry(iPad: row)) }
    self.init(rows)
  }

  /// The row of a screen. For a size that is not in the table, the row of the same orientation whose width is
  /// nearest, so that the keys keep their height and the drawing stretches the rows; nil in an empty table.
  public func geometry(for screen: Size) -> KeyGeometry? {
    if let exact = rows.first(where: { $0.screen == screen }) { return exact }
    let isLandscape = screen.width > screen.height
    return rows.filter { ($0.screen.width > $0.screen.height) == isLandscape }
      .min { abs($0.screen.width - screen.width) < abs($1.screen.width - screen.width) }
  }
}
