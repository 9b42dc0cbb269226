import Foundation
import TestSupport
import Testing

@testable import Command

/// A repository with a timeline of each sort.
struct RevisedTimelines {
  let repository: ScratchRepository
  let commit: String

  /// Its timelines then.
  init(_ files: [String: String]) throws {
    repository = try ScratchRepository()
    for (name, text) in files { try repository.write(text, name) }
    commit = try repository.commit()
  }

  func path(_ name: String) -> String { "\(repository.path)/\(name)" }
  var label: String { "main (\(commit.prefix(7)))" }

  static let moving = DeliberateChange.moving
  static let still = DeliberateChange.still
  static let later = moving.replacingOccurrences(of: "at 0.2s", with: "at 0.2s + 1s / 60")
  /// Without the lines of the notification log.
  static func withoutLog(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("    - ") && !$0.hasPrefix("    + ") }.joined(separator: "\n")
  }

  static let laterWords = """
      bar
        keyboard, bottom of list, composer: starts 1 frame later, else the same motion
        gap: −73.1 pt at 0.3 s, +22.1 pt at 0.45 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s
        5 lines of the notification log come 0.017 s later, else the same
      the same 40 pictures in the same order: only their timing changed
    """
}

@Suite("diff --rev") struct RevisionDiffTests {
  @Test func changedNewGoneAndUnchangedFilesOfAFolder() async throws {
    let scene = try RevisedTimelines([
      "t/changed.timeline": RevisedTimelines.moving, "t/same.timeline": RevisedTimelines.still,
      "t/deep/gone.timeline": RevisedTimelines.still, "t/.hidden/left.timeline": "nonsense",
    ])
    try scene.repository.write(RevisedTimelines.later, "t/changed.timeline")
    try scene.repository.write(RevisedTimelines.still, "t/new.timeline")
    try scene.repository.remove("t/deep")
    let run = await CapturedRun("diff", "--rev", "main", scene.path("t"))
    #expect(run.errors == "")
    #expect(run.code == 1)
    #expect(
      RevisedTimelines.withoutLog(run.output) == """
        \(scene.path("t/changed.timeline"))
        \(RevisedTimelines.laterWords)
        \(scene.path("t/deep/gone.timeline")) is gone
        \(scene.path("t/new.timeline")) is new
        3 of 4 files differ from \(scene.label)

        """)
    let twice = await CapturedRun("diff", "--rev", "main", scene.path("t"), scene.path("t/changed.timeline"))
    #expect(twice.output == run.output)
    let same = await CapturedRun("diff", "--rev", "main", scene.path("t/same.timeline"))
    #expect(same.output == "no file differs from \(scene.label)\n")
    #expect(same.code == 0)
  }

  /// Paths are read from where each lies, not from where the first does.
  @Test func filesOfSeveralFolders() async throws {
    let scene = try RevisedTimelines([
      "a/one.timeline": RevisedTimelines.moving, "ab/two.timeline": RevisedTimelines.moving,
      "three.timeline": RevisedTimelines.moving,
    ])
    let paths = ["a/one.timeline", "ab/two.timeline", "three.timeline"]
    for path in paths { try scene.repository.write(RevisedTimelines.later, path) }
    let run = await CapturedRun(
      "diff", "--rev", "main", scene.path(paths[0]), scene.path(paths[1]), scene.path(paths[2]))
    #expect(run.errors == "")
    #expect(
      RevisedTimelines.withoutLog(run.output) == paths.map { "\(scene.path($0))\n\(RevisedTimelines.laterWords)\n" }
        .joined()
        + "3 of 3 files differ from \(scene.label)\n")
    #expect(run.code == 1)
  }

  @Test func filesOfSeveralRepositoriesAreRefused() async throws {
    let (first, second) = (
      try RevisedTimelines(["a.timeline": "1"]), try RevisedTimelines(["b.timeline": "2"])
    )
    let run = await CapturedRun("diff", "--rev", "main", first.path("a.timeline"), second.path("b.timeline"))
    #expect(run.code == 64)
    #expect(run.errors.hasPrefix("curve7: the files lie in several repositories; compare them one by one\n"))
  }

  @Test func whatHasErrorsIsNotCompared() async throws {
    let scene = try RevisedTimelines(["then.timeline": "devise\n", "now.timeline": RevisedTimelines.still])
    try scene.repository.write(RevisedTimelines.still, "then.timeline")
    try scene.repository.write("screen { }\nfps 0\n", "now.timeline")
    let then = await CapturedRun("diff", "--rev", "main", scene.path("then.timeline"))
    #expect(then.code == 3)
    #expect(then.errors.hasPrefix("main:\(scene.path("then.timeline")):1:1: error["))
    #expect(
      then.output == """
        \(scene.path("then.timeline")) could not be compared: it has errors in \(scene.label)
        1 could not be compared; no other file differs from \(scene.label)

        """)
    let now = await CapturedRun("diff", "--rev", "main", scene.path("now.timeline"))
    #expect(now.code == 65)
    #expect(now.errors.hasPrefix("\(scene.path("now.timeline")):2:5: error[E082]: "))
    #expect(now.output.hasPrefix("\(scene.path("now.timeline")) could not be compared: it has errors: line 2 of "))
    let none = await CapturedRun("diff", "--rev", "main", scene.path("none.timeline"))
    #expect(none.code == 66)
    #expect(
      none.errors
        == "curve7: there is no file '\(scene.path("none.timeline"))', neither here nor in \(scene.label)\n")
  }

  /// The part says nothing by itself; the remark stands at its lines.
  @Test func anIncludedFileIsFoundInTheTimelineThatIncludesIt() async throws {
    let (head, tail) = ("device iphone-13\nduration 1s\nscreen { input-bar composer }\n", "\nat 0.2s tap composer\n")
    let part = "# a bar\n\nhandler bar { observe will-show; change constraint composer; "
    let scene = try RevisedTimelines([
      "t/a.timeline": head + "include \"parts/bar.timeline\"" + tail, "t/parts/bar.timeline": part + "}\n",
    ])
    try scene.repository.write(part + "delay 1s / 60 }\n", "t/parts/bar.timeline")
    let run = await CapturedRun("diff", "--rev", "main", scene.path("t"))
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        "\(scene.path("t/a.timeline"))\n  bar\n    composer: starts 1 frame later, else the same motion\n"))
    #expect(run.output.hasSuffix("\n1 of 1 file differs from \(scene.label)\n"))
    let marked = await CapturedRun("diff", "--rev", "main", scene.path("t"), "--format", "github")
    #expect(
      marked.output.hasPrefix(
        "::warning file=\(scene.path("t/parts/bar.timeline")),line=3,title=curve7%3A what changed::bar: "
          + "composer: starts 1 frame later, else the same motion%0A"))
    #expect(marked.output.split(separator: "\n").count == 1)
  }

  /// Neither is the root of the other, so that both would be left out as parts.
  @Test func filesThatIncludeEachOtherAreNotPassedOver() async throws {
    let scene = try RevisedTimelines(["t/none.txt": ""])
    try scene.repository.write("include \"b.timeline\"\n", "t/a.timeline")
    try scene.repository.write("include \"a.timeline\"\n", "t/b.timeline")
    #expect(await CapturedRun("check", scene.path("t")).code == 65)
    #expect(await CapturedRun("snapshot", "test", scene.path("t")).code == 65)
    try scene.repository.commit()
    #expect(await CapturedRun("diff", "--rev", "main", scene.path("t")).code == 65)
  }

  @Test func whatGitDoesNotKnowIsSaid() async throws {
    let scene = try RevisedTimelines(["a.timeline": RevisedTimelines.still])
    let typo = await CapturedRun("diff", "--rev", "mian", scene.path("a.timeline"))
    #expect(typo.errors == "curve7: there is no revision 'mian'; did you mean 'main'?\n")
    #expect(typo.code == 66)
    let outside = try TemporaryFolder()
    let path = try outside.write(RevisedTimelines.still, "a.timeline")
    let run = await CapturedRun("diff", "--rev", "main", path)
    #expect(run.errors == "curve7: '\(path)' lies in no git repository\n")
    #expect(run.code == 66)
    let input = await CapturedRun("diff", "--rev", "main", "-")
    #expect(input.code == 64)
    #expect(await CapturedRun("diff", "--rev", "main").code == 64)
  }
}
