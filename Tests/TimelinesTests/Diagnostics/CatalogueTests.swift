import Foundation
import TestSupport
import Testing
import Timelines

@Suite struct CatalogueTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func codesAreUniqueAndWellFormed() {
    let codes = Diagnostic.Code.all
    #expect(Set(codes.map(\.text)).count == codes.count)
    #expect(codes.allSatisfy { $0.text.wholeMatch(of: /[EW][0-9]{3}/) != nil })
    #expect(codes.allSatisfy { !$0.explanation.isEmpty && !$0.explanation.hasSuffix(".") })
  }

  /// A code declared anywhere in the sources must be listed, or the documentation would miss it.
  @Test func everyDeclaredCodeIsListed() throws {
    var declared: [String] = []
    let sources = root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      declared += text.matches(of: /(?:Self|Code)\(\s*"([EW][0-9]{3})"/).map { String($0.1) }
    }
    #expect(declared.sorted() == Diagnostic.Code.all.map(\.text).sorted())
  }

  @Test func theDocumentationIsThatOfTheCatalogue() throws {
    let file = root.appendingPathComponent("docs/diagnostics.md")
    if ProcessInfo.processInfo.environment["CURVE7_RECORD_GOLDENS"] == "1" {
      try Data(Diagnostic.Code.documentation.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == Diagnostic.Code.documentation)
  }
}
