import Testing

@testable import Keyboards

@Suite struct CSVTableTests {
  @Test func readsQuotesLineEndsAndEmptyFields() throws {
    let table = try CSVTable("a,b,c\r\n1,\"two, \"\"quoted\"\"\n2\",\n\n,x,\"\"".utf8)
    #expect(table.rows.map(\.fields) == [["1", "two, \"quoted\"\n2", ""], ["", "x", ""]])
    #expect(table.rows.map(\.line) == [2, 5])
  }

  @Test(arguments: [
    ("", TableError.empty),
    ("a,b\n1,2\n3", .fieldCount(line: 3, expected: 2, found: 1)),
    ("a\n\"open", .unterminatedQuote(line: 2)),
  ])
  func brokenTextIsATypedError(text: String, error: TableError) {
    #expect(throws: error) { try CSVTable(text.utf8) }
  }

  @Test func cellsAreCheckedAgainstTheirColumn() throws {
    let row = try #require(try CSVTable("n,w,p\nx,upright,a:1|b".utf8).rows.first)
    #expect(throws: TableError.badCell(line: 2, column: "n", text: "x")) { try row.number("n") }
    #expect(throws: TableError.badCell(line: 2, column: "n", text: "x")) { try row.optionalNumber("n") }
    #expect(throws: TableError.badCell(line: 2, column: "w", text: "upright")) {
      try row.word("w", as: Orientation.self)
    }
    #expect(throws: TableError.badCell(line: 2, column: "p", text: "a:1|b")) { try row.pairs("p") }
    #expect(throws: TableError.missingColumn("q")) { try row.text("q") }
  }

  @Test func aDeviceNeedsBothOrientations() throws {
    let lines = String(decoding: PackageResources.devices_csv, as: UTF8.self).split(separator: "\n").prefix(2)
    #expect(throws: TableError.orientations(device: "iphone-se-1")) {
      try DeviceCatalogue(csv: lines.joined(separator: "\n").utf8)
    }
  }

  @Test func errorsSayWhereAndWhat() {
    #expect(
      TableError.badCell(line: 7, column: "scale", text: "x").description
        == "line 7: 'x' cannot stand in column 'scale'")
    #expect(TableError.fieldCount(line: 3, expected: 2, found: 1).description == "line 3: 1 fields instead of 2")
  }
}
