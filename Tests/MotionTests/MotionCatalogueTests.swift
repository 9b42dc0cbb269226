import Foundation
import Motion
import Testing
import Units

@Suite("Catalogue of curves")
struct MotionCatalogueTests {
  @Test("names are unique, and every entry says what it is and where it comes from")
  func entries() {
    #expect(
      MotionCatalogue.entries.map(\.id) == [
        "keyboard", "keyboard-ios-26", "linear", "ease-in", "ease-out", "ease-in-out", "default", "keyboard-bezier",
      ])
    for entry in MotionCatalogue.entries {
      #expect(MotionCatalogue.entry(entry.id) == entry)
      #expect(!entry.summary.isEmpty && !entry.summary.hasSuffix("."))
      #expect(entry.source.contains("facts: curve7.md"))
    }
    #expect(MotionCatalogue.entry("ease") == nil)
  }

  @Test("docs/curves.md has every name, with the numbers of the code")
  func documentation() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../docs/curves.md").standardized
    let page = try String(contentsOf: file, encoding: .utf8)
    for entry in MotionCatalogue.entries {
      #expect(page.contains("`\(entry.id)`"), "\(entry.id)")
      guard case .bezier(let curve) = entry.timing.shape else { continue }
      let first = "(\(curve.x1.decimalText), \(curve.y1.decimalText))"
      let second = "(\(curve.x2.decimalText), \(curve.y2.decimalText))"
      #expect(page.contains("\(first) \(second)"), "\(entry.id)")
    }
  }

  @Test("curves print as a timeline writes them")
  func text() {
    #expect(
      MotionCatalogue.entries.map(\.timing.description) == [
        "spring(3, 1000, 500) 0.5s", "spring(1, 555.027, 47.118) 0.3832s", "bezier(0, 0, 1, 1) 0.25s",
        "bezier(0.42, 0, 1, 1) 0.25s", "bezier(0, 0, 0.58, 1) 0.25s", "bezier(0.42, 0, 0.58, 1) 0.25s",
        "bezier(0.25, 0.1, 0.25, 1) 0.25s", "bezier(0.38, 0.7, 0.125, 1) 0.5s",
      ])
    #expect(Spring(mass: 1, stiffness: 2, damping: 3, initialVelocity: -6.4)?.description == "spring(1, 2, 3, -6.4)")
  }
}
