import Foundation
import Images
import Testing

/// Six pairs of small pictures with the counts of pixelmatch 0.4.0 (PyPI): differing pixels, and mismatches at three
/// thresholds with anti-aliased pixels counted and ignored.
@Suite struct MetricTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pair: String
    let width: Int
    let height: Int
    let differing: Int
    let threshold: Double
    let ignores: Bool
    let mismatched: Int

    var testDescription: String { "\(pair) \(threshold) \(ignores ? "ignore" : "count")" }
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Cases")

  static func cases() throws -> [Case] {
    let text = try String(contentsOf: folder.appendingPathComponent("expected.csv"), encoding: .utf8)
    return try text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",").map(String.init)
      return Case(
        pair: cells[0], width: try #require(Int(cells[1])), height: try #require(Int(cells[2])),
        differing: try #require(Int(cells[3])), threshold: try #require(Double(cells[4])),
        ignores: cells[5] == "ignore", mismatched: try #require(Int(cells[6])))
    }
  }

  static func image(_ name: String) throws -> Image {
    try PNGReader.image([UInt8](Data(contentsOf: folder.appendingPathComponent(name + ".png"))))
  }

  @Test func thereAre36Rows() throws {
    #expect(try Self.cases().count == 36)
  }

  @Test(arguments: try MetricTests.cases())
  func countsAsPixelmatchDoes(row: Case) throws {
    let (before, after) = (try Self.image(row.pair + "-a"), try Self.image(row.pair + "-b"))
    #expect(before.width == row.width && before.height == row.height)
    let rule = PixelComparison.Rule(threshold: row.threshold, ignoresAntialiasing: row.ignores)
    let comparison = try #require(before.comparison(with: after, by: rule))
    #expect(comparison.differing == row.differing)
    #expect(comparison.mismatched == row.mismatched)
  }

  @Test func anImageEqualsItself() throws {
    let image = try Self.image("d05-translucent-a")
    let comparison = try #require(image.comparison(with: image))
    #expect(comparison == PixelComparison.none)
  }

  @Test func othersizesAreNotComparable() throws {
    #expect(try Self.image("d01-key-row-half-pixel-a").comparison(with: Self.image("d04-borders-a")) == nil)
  }
}
