import Foundation
import TestSupport
import Testing

/// The steps of `action.yml`, run as a workflow runs them, with a `gh` that only notes what it is asked.
@Suite("action.yml", .serialized, .enabled(if: BuiltCommand.exists), .timeLimit(.minutes(15)))
struct ActionTests {
  private let repository: ScratchRepository
  private let tools: TemporaryFolder

  init() throws {
    repository = try ScratchRepository()
    tools = try TemporaryFolder()
    try repository.write(ReviewScriptTests.still, "t/a.timeline")
    try repository.commit()
    try repository.write(ReviewScriptTests.changed, "t/a.timeline")
    try repository.commit()
  }

  /// The script of a step, as it stands below its `run:`.
  private static func script(of step: String) throws -> String {
    let text = try String(contentsOf: ScriptRun.project.appendingPathComponent("action.yml"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "    - name: \(step)"))
    let run = try #require(lines[start...].firstIndex { $0.hasPrefix("      run:") })
    let rest = lines[run].dropFirst("      run:".count).trimmingCharacters(in: .whitespaces)
    guard rest == "|" else { return rest }
    return lines[(run + 1)...].prefix { $0.isEmpty || $0.hasPrefix("        ") }.map { String($0.dropFirst(8)) }
      .joined(separator: "\n")
  }

  /// With the options that GitHub gives `bash`.
  private func run(_ step: String, in folder: String? = nil, _ environment: [String: String]) throws -> ScriptRun {
    let file = try tools.write(try Self.script(of: step), "step.sh")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try ScriptRun(
      ["--noprofile", "--norc", "-eo", "pipefail", file], in: folder ?? repository.path,
      environment: ["PATH": "\(tools.path):\(path)"].merging(environment) { $1 })
  }

  private func review(base: String, in folder: String? = nil) throws -> (run: ScriptRun, output: String) {
    let output = try tools.write("", "output")
    let run = try run(
      "Review", in: folder,
      [
        "ACTION": ScriptRun.project.path, "BASE": base, "PATHS": "t", "PICTURE_URL": "", "DIFFERENCES_FAIL": "1",
        "REVIEW_FOLDER": "curve7-review", "GITHUB_ACTIONS": "true", "GITHUB_OUTPUT": output,
        "GITHUB_STEP_SUMMARY": try tools.write("", "summary"),
      ])
    return (run, try String(contentsOfFile: output, encoding: .utf8))
  }

  private func writeTool(_ text: String, _ name: String) throws {
    let path = try tools.write("#!/bin/sh\n\(text)\n", name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  @Test func theReviewSetsItsCodeAndTheCommentIsWritten() throws {
    let review = try review(base: "HEAD^")
    #expect(review.run.code == 0)
    #expect(review.output == "code=1\n")
    #expect(review.run.log.contains("::warning file=t/a.timeline,line=3,"))

    try writeTool("printf '%s\\n' \"$@\" >\"$NOTES\"\ncat comment.md >\"$NOTES.body\"", "gh")
    let url = "https://github.example/o/r/actions/runs/1"
    let comment = try run(
      "Comment", ["NOTES": "\(tools.path)/notes", "REPOSITORY": "o/r", "NUMBER": "7", "RUN_URL": url])
    #expect(comment.code == 0)
    #expect(
      try String(contentsOfFile: "\(tools.path)/notes", encoding: .utf8).split(separator: "\n") == [
        "pr", "comment", "7", "--repo", "o/r", "--body-file", "comment.md", "--edit-last", "--create-if-none",
      ])
    let body = try String(contentsOfFile: "\(tools.path)/notes.body", encoding: .utf8)
    #expect(body.hasPrefix("### Curve7: 1 of 1 file differs from HEAD^ ("))
    #expect(body.hasSuffix("\n[The whole report](\(url)) is an artifact of this run.\n"))
    #expect(
      try String(contentsOfFile: "\(tools.path)/summary", encoding: .utf8)
        + "\n[The whole report](\(url)) is an artifact of this run.\n" == body)
  }

  /// From a fork nobody may comment; that fails no job.
  @Test func aCommentThatIsRefusedIsANotice() throws {
    try writeTool("exit 1", "gh")
    try repository.write("words\n", "curve7-review/comment.md")
    let refused = try run("Comment", ["REPOSITORY": "o/r", "NUMBER": "7", "RUN_URL": "u"])
    #expect(refused.code == 0)
    #expect(refused.log == "::notice::the comment could not be written; see the summary of this run\n")
    try repository.remove("curve7-review")
    let none = try run("Comment", ["REPOSITORY": "o/r", "NUMBER": "7", "RUN_URL": "u"])
    #expect(none.code == 0)
    #expect(none.log == "")
  }

  /// A checkout has one commit; the one before it is fetched.
  @Test func theParentOfAShallowCheckoutIsFetched() throws {
    try repository.git("clone", "-q", "--depth", "1", "file://\(repository.path)", "\(tools.path)/checkout")
    let review = try review(base: "HEAD^", in: "\(tools.path)/checkout")
    #expect(review.output == "code=1\n")
    #expect(review.run.code == 0)
  }

  @Test(arguments: ["0", "1", "65"]) func theJobEndsWithTheCode(_ code: String) throws {
    #expect(try "\(run("Result", ["CODE": code]).code)" == code)
    #expect(try run("Result", ["CODE": ""]).code == 70)
  }

  @Test func theCommandIsBuiltAndHandedOn() throws {
    let action = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: "\(action.path)/scripts", withIntermediateDirectories: true)
    for (name, text) in [("setup", "#!/bin/sh\n"), ("build", "#!/bin/sh\necho /built/curve7\n")] {
      let path = try action.write(text, "scripts/\(name)")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
    let variables = try tools.write("", "variables")
    let run = try run("Install and build", ["ACTION": action.path, "GITHUB_ENV": variables])
    #expect(run.code == 0)
    #expect(try String(contentsOfFile: variables, encoding: .utf8) == "CURVE7=/built/curve7\n")
  }
}
