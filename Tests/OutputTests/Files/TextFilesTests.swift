import Foundation
import Output
import Testing

@Suite struct TextFilesTests {
  @Test func filesAreWrittenAndReplaced() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("deep/er")
    try TextFiles.write([("a.txt", "1"), ("b.txt", "2")], to: path)
    try TextFiles.write([("a.txt", "3")], to: path)
    #expect(try folder.names(in: "deep/er") == ["a.txt", "b.txt"])
    #expect(try folder.text("deep/er/a.txt") == "3")
  }

  @Test func whatAKilledRunLeftIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".curve7-a.txt")
    try TextFiles.write([("a.txt", "whole")], to: folder.path)
    #expect(try folder.names() == ["a.txt"])
    #expect(try folder.text("a.txt") == "whole")
  }

  @Test func linksLeadNowhere() throws {
    let (folder, elsewhere) = (try TemporaryFolder(), try TemporaryFolder())
    try elsewhere.write("mine", to: "a.txt")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: elsewhere.path)
    #expect(throws: OutputError.symbolicLink(path: folder.path("link"))) {
      try TextFiles.write([("a.txt", "x")], to: folder.path("link"))
    }
    #expect(throws: OutputError.symbolicLink(path: folder.path("link"))) {
      try TextFiles.remove(["a.txt"], from: folder.path("link"))
    }
    #expect(try elsewhere.text("a.txt") == "mine")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("a.txt"), withDestinationPath: elsewhere.path("a.txt"))
    try TextFiles.write([("a.txt", "x")], to: folder.path)
    #expect(try folder.text("a.txt") == "x")
    #expect(try elsewhere.text("a.txt") == "mine")
  }

  @Test func whatCannotBeWrittenLeavesNoFolder() throws {
    let folder = try TemporaryFolder()
    #expect(throws: OutputError.self) { try TextFiles.write([("none/a.txt", "x")], to: folder.path("new")) }
    #expect(try folder.names() == [])
  }

  @Test func foldersGoWithTheirLastFile() throws {
    let folder = try TemporaryFolder()
    try TextFiles.write([("a.txt", "1"), ("b.txt", "2")], to: folder.path("x.snapshot"))
    try TextFiles.remove(["a.txt", "none.txt"], from: folder.path("x.snapshot/"))
    #expect(try folder.names(in: "x.snapshot") == ["b.txt"])
    try TextFiles.remove(["b.txt"], from: folder.path("x.snapshot"))
    #expect(try folder.names() == [])
    #expect(throws: OutputError.self) { try TextFiles.remove(["a.txt"], from: folder.path("none/x.snapshot")) }
    #expect(try folder.names() == [])
  }
}
