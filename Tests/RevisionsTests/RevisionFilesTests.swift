import Foundation
import Revisions
import TestSupport
import Testing
import Timelines

@Suite struct RevisionFilesTests {
  private func files(_ name: String, of repository: ScratchRepository) throws -> RevisionFiles {
    let opened = try Repository(containing: repository.path)
    return RevisionFiles(of: try opened.revision(name), in: opened)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func filesAreReadAsTheyWere() throws {
    let repository = try ScratchRepository()
    try repository.write("one\n", "timelines/a b.timeline")
    let commit = try repository.commit()
    try repository.write("two\n", "timelines/a b.timeline")
    let path = "\(repository.path)/timelines/a b.timeline"
    for name in ["main", "HEAD", commit, String(commit.prefix(7))] {
      #expect(text(try files(name, of: repository).read(path)) == "one\n")
    }
    #expect(try files("main", of: repository).revision.label == "main (\(commit.prefix(7)))")
    #expect(try files(commit, of: repository).revision.label == String(commit.prefix(7)))
  }

  /// The folder may be gone from disk: the repository is found from the nearest one above.
  @Test func filesOfFoldersThatAreGoneAreFound() throws {
    let repository = try ScratchRepository()
    try repository.write("kept", "deep/er/a.timeline")
    try repository.commit()
    try repository.remove("deep")
    let path = "\(repository.path)/deep/er/a.timeline"
    let opened = try Repository(containing: path)
    let files = RevisionFiles(of: try opened.revision("main"), in: opened)
    #expect(text(try files.read(path)) == "kept")
    #expect(try files.paths(below: "\(repository.path)/deep") == ["er/a.timeline"])
  }

  @Test func whatATimelineIncludesIsReadBesideIt() throws {
    let repository = try ScratchRepository()
    try repository.write("inner", "timelines/parts/inner.timeline")
    try repository.write("outer", "timelines/outer.timeline")
    try repository.commit()
    let reader = try files("main", of: repository).reader(besideFileAt: "\(repository.path)/timelines/outer.timeline")
    #expect(text(try reader.read("parts/inner.timeline")) == "inner")
    #expect(throws: SourceReadError.missing) { try reader.read("none.timeline") }
    #expect(throws: SourceReadError.notAFile) { try reader.read("parts") }
  }

  /// Paths are no patterns, and a link is no file: it could lead anywhere.
  @Test func linksAndPatternsAreRefused() throws {
    let repository = try ScratchRepository()
    try repository.write("secret", "secret.txt")
    try repository.git("config", "core.symlinks", "true")
    try repository.write("x", "timelines/x.timeline")
    try FileManager.default.createSymbolicLink(
      atPath: "\(repository.path)/timelines/link.timeline", withDestinationPath: "../secret.txt")
    try repository.commit()
    let main = try files("main", of: repository)
    #expect(throws: SourceReadError.notAFile) { try main.read("\(repository.path)/timelines/link.timeline") }
    #expect(throws: SourceReadError.missing) { try main.read("\(repository.path)/timelines/*.timeline") }
  }

  @Test func largeFilesAreRefused() throws {
    let repository = try ScratchRepository()
    try repository.write(String(repeating: "#", count: SourceLimits.fileSize + 1), "a.timeline")
    try repository.commit()
    #expect(throws: SourceReadError.tooLarge) {
      try files("main", of: repository).read("\(repository.path)/a.timeline")
    }
  }

  @Test func whatIsWrongIsNamed() throws {
    let repository = try ScratchRepository()
    try repository.commit()
    let opened = try Repository(containing: repository.path)
    #expect(throws: RevisionError.unknownRevision("mian", nearest: "main")) { try opened.revision("mian") }
    #expect(throws: RevisionError.unknownRevision("--all", nearest: nil)) { try opened.revision("--all") }
    #expect(throws: RevisionError.noRepository(path: "/")) { try Repository(containing: "/") }
    let errors: [RevisionError] = [.noGit, .noRepository(path: "/x"), .unknownRevision("mian", nearest: "main")]
    #expect(
      errors.map(\.description) == [
        "there is no 'git' here; install it", "'/x' lies in no git repository",
        "there is no revision 'mian'; did you mean 'main'?",
      ])
  }
}
