import Foundation
import TestSupport
import Testing

/// `scripts/review` as build servers run it.
@Suite("scripts/review", .serialized, .enabled(if: BuiltCommand.exists), .timeLimit(.minutes(15)))
struct ReviewScriptTests {
  static let still = DeliberateChange.still + "\nexpect app { keyboard-top equals 568pt }\n"
  static let changed = still.replacingOccurrences(of: "view 80pt", with: "view 81pt")
  private static let script = ScriptRun.project.appendingPathComponent("scripts/review").path

  private func repository(_ text: String) throws -> ScratchRepository {
    let repository = try ScratchRepository()
    try repository.write(Self.still, "t/a.timeline")
    try repository.commit()
    try repository.write(text, "t/a.timeline")
    return repository
  }

  private func review(
    _ repository: ScratchRepository, _ arguments: [String] = ["main", "t"], _ environment: [String: String] = [:]
  ) throws -> ScriptRun {
    let folder = ["REVIEW_FOLDER": "out", "PICTURE_URL": "https://pictures.example/1/"]
    return try ScriptRun(
      [Self.script] + arguments, in: repository.path, environment: folder.merging(environment) { $1 })
  }

  private func text(_ name: String, in repository: ScratchRepository) throws -> String {
    try String(contentsOfFile: "\(repository.path)/\(name)", encoding: .utf8)
  }

  @Test func everyFormIsWritten() throws {
    let repository = try repository(Self.changed)
    let run = try review(repository)
    #expect(run.code == 0)
    #expect(run.log.contains("\n== check\n1 expectation holds in 1 file\n"))
    #expect(run.log.contains("    hint: begins 1 pt higher\n1 of 1 file differs from main ("))
    #expect(!run.log.contains("::"))
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(repository.path)/out").sorted()
    #expect(names == ["check.xml", "comment.md", "diff.xml", "pictures", "report.html"])
    let comment = try text("out/comment.md", in: repository)
    #expect(comment.hasPrefix("### Curve7: 1 of 1 file differs from main ("))
    let links = comment.split(separator: "<").filter { $0.hasPrefix("https://") }.map { $0.prefix { $0 != ">" } }
    #expect(links.count == 2)
    for link in links {
      let name = link.dropFirst("https://pictures.example/1/".count)
      #expect(FileManager.default.fileExists(atPath: "\(repository.path)/out/pictures/\(name)"))
    }
    #expect(try text("out/diff.xml", in: repository).contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(try text("out/check.xml", in: repository).contains("<testsuites tests=\"1\" failures=\"0\" errors=\"0\">"))
    #expect(try text("out/report.html", in: repository).hasPrefix("<!DOCTYPE html>"))
  }

  @Test func aDifferenceFailsWhenItIsToldTo() throws {
    let repository = try repository(Self.changed)
    #expect(try review(repository, ["main", "t"], ["DIFFERENCES_FAIL": "1"]).code == 1)
  }

  @Test func baselinesAreTestedWhereThereAreAny() throws {
    let repository = try repository(Self.still)
    let approve = ["-c", "\"$CURVE7\" snapshot approve t"]
    #expect(try ScriptRun(approve, in: repository.path, environment: [:]).code == 0)
    let same = try review(repository)
    #expect(same.code == 0)
    #expect(same.log.contains("\n== snapshot\n1 timeline is as its baseline\n"))
    // The baseline stands beside the file, and not in it.
    try repository.write(Self.changed, "t/a.timeline")
    let file = try review(repository, ["main", "t/a.timeline"])
    #expect(file.log.contains("\n== snapshot\nt/a.timeline\n"))
    #expect(file.code == 1)
  }

  /// What is broken is said, and the comment says it too.
  @Test func aTimelineWithErrorsIsInTheComment() throws {
    let repository = try repository("screen { }\nfps 0\n")
    let run = try review(repository)
    #expect(run.code == 65)
    #expect(try text("out/comment.md", in: repository).contains("could not be compared: it has errors"))
  }

  @Test func aWorkflowHasRemarksAndASummary() throws {
    let repository = try repository(Self.changed)
    let run = try review(
      repository, ["main", "t"], ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "\(repository.path)/summary.md"])
    #expect(run.code == 0)
    #expect(
      run.log.contains(
        "\n::warning file=t/a.timeline,line=3,title=curve7%3A what changed::app: hint: begins 1 pt higher"))
    #expect(try text("summary.md", in: repository) == text("out/comment.md", in: repository))
  }

  /// `find` would take it for an order to delete.
  @Test func pathsLikeOptionsAreRefused() throws {
    let repository = try repository(Self.changed)
    let run = try review(repository, ["main", "-delete"])
    #expect(run.code == 64)
    #expect(run.log.contains("scripts/review: '-delete' looks like an option; write './-delete'"))
    #expect(FileManager.default.fileExists(atPath: "\(repository.path)/t/a.timeline"))
  }

  /// Nobody would see them.
  @Test func withoutAnAddressTheCommentHasNoPictures() throws {
    let repository = try repository(Self.changed)
    #expect(try review(repository, ["main", "t"], ["PICTURE_URL": ""]).code == 0)
    #expect(try !text("out/comment.md", in: repository).contains("!["))
    #expect(try review(repository, ["main", "t"], ["PICTURE_URL": "https://pictures.example/7"]).code == 0)
    #expect(try text("out/comment.md", in: repository).contains("![after](<https://pictures.example/7/1-"))
  }

  /// Hooks of git have variables that lead to a repository, here to another one without that commit.
  @Test func theFolderSaysWhichRepositoryIsMeant() throws {
    let (repository, other) = (try repository(Self.changed), try ScratchRepository())
    let variables = ["GIT_DIR": "\(other.path)/.git", "GIT_WORK_TREE": other.path, "GIT_PREFIX": "x/"]
    let run = try ScriptRun(
      ["-c", "\"$CURVE7\" diff --rev main t"], in: repository.path, environment: variables)
    #expect(run.log.contains("\n1 of 1 file differs from main ("))
    #expect(run.code == 1)
  }

  @Test func aBaseThatIsNotThereIsSaid() throws {
    let repository = try repository(Self.still)
    let run = try review(repository, ["mian", "t"])
    #expect(run.code == 66)
    #expect(run.log.contains("curve7: there is no revision 'mian'; did you mean 'main'?"))
    #expect(try review(repository, ["main"]).code == 64)
    #expect(!FileManager.default.fileExists(atPath: "\(repository.path)/out/comment.md"))
  }
}
