import Foundation
import TestSupport
import Testing

@testable import Command

/// A history of one timeline in which the bar begins to answer late.
private struct History {
  let repository = Result { try ScratchRepository() }
  var path: String { (try? repository.get().path).map { "\($0)/t/a.timeline" } ?? "" }

  static let good = DeliberateChange.moving + "\nexpect bar { bottom composer starts within 20ms after 0.2s }\n"
  static let bad = good.replacingOccurrences(of: "; animate", with: "; delay 50ms; animate")

  /// A comment makes every commit another one.
  func commit(_ text: String, _ message: String) throws -> String {
    let repository = try repository.get()
    try repository.write("# \(message)\n\(text)", "t/a.timeline")
    return try repository.commit(message)
  }

  /// Eight commits on the main line, of which the sixth is the first bad one and the third has errors; the fifth merges.
  func long() throws -> (first: String, bad: String) {
    let repository = try repository.get()
    let first = try commit(Self.good, "1")
    _ = try commit(Self.good, "2")
    try repository.git("branch", "side")
    _ = try commit("devise\n", "3")
    _ = try commit(Self.good, "4")
    try repository.git("checkout", "-q", "side")
    try repository.write("words", "notes.txt")
    try repository.commit("beside")
    try repository.git("checkout", "-q", "main")
    try repository.git(
      "-c", "user.name=Test", "-c", "user.email=test@localhost", "merge", "-q", "--no-ff", "-m", "5", "side")
    let bad = try commit(Self.bad, "6")
    _ = try commit(Self.bad, "7")
    _ = try commit(Self.bad, "8")
    return (first, bad)
  }

  func words(_ commit: String) throws -> String {
    try repository.get().git("log", "-1", "--format=%h %as %an: %s", commit)
      .trimmingCharacters(in: .newlines)
  }
}

@Suite("bisect") struct BisectVerbTests {
  @Test func theFirstBadCommitAndWhatItChanged() async throws {
    let history = History()
    let (first, bad) = try history.long()
    let run = await CapturedRun("bisect", "--good", first, history.path)
    #expect(run.code == 0)
    let failed =
      "bar: bottom composer starts at 0.267 s (frame 16), 0.067 s after 0.2 s, expected within 0.02 s"
    let lines = run.output.split(separator: "\n").filter { !$0.hasPrefix("    - ") && !$0.hasPrefix("    + ") }
    #expect(
      lines.dropLast().map(String.init) == [
        "first bad commit: \(try history.words(bad))",
        "  \(failed)", "it changed", "  bar",
        "    bottom of list, composer: starts 3 frames later, else the same motion",
        "    gap: −161.5 pt at 0.317 s, +9.1 pt at 0.5 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s",
        "  looks different in frames 13 to 29",
        "  bar: 'bottom composer starts within 0.02 s after 0.2 s' fails now: \(failed.dropFirst(5))",
      ])
    #expect(lines.last?.hasSuffix(" commits tested between the two") == true)
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.contains(" is ") })
  }

  /// `--` parts the statement from the options; it is asked instead of what the timeline expects.
  @Test func anExpectationOfTheCommandLine() async throws {
    let history = History()
    let (first, bad) = try history.long()
    let statement = ["--", "expect bar {", "bottom composer equals 508pt tolerance 1pt at 0.46s }"]
    let run = await CapturedRun(list: ["bisect", "--good", first, "--quiet", history.path] + statement)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("first bad commit: \(try history.words(bad))\n  bar: bottom composer is "))
    let json = await CapturedRun(
      list: ["bisect", "--good", first, "--format", "json", history.path] + statement)
    #expect(
      json.output.hasPrefix("{\"first_bad\": \"\(bad)\", \"commit\": \"\(try history.words(bad))\", \"failures\": ["))
    #expect(json.output.contains("\"untested\": [], \"tested\": "))
  }

  /// Between a good and a bad commit there is only one that has errors: it may be the first bad one instead.
  @Test func whatCannotBeTestedIsNamed() async throws {
    let history = History()
    let good = try history.commit(History.good, "1")
    let broken = try history.commit("devise\n", "2")
    let bad = try history.commit(History.bad, "3")
    let run = await CapturedRun("bisect", "--good", good, history.path)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("first bad commit: \(try history.words(bad))\n"))
    #expect(
      run.output.hasSuffix(
        "\ncould not be tested, and may be the first bad one instead: \(broken.prefix(7))\n"
          + "1 commit tested between the two\n"))
    #expect(run.errors == "\(broken.prefix(7)) is left out: '\(broken.prefix(7)):\(history.path)' has errors\n")
  }

  @Test func endsMustBeWhatTheyAreSaidToBe() async throws {
    let history = History()
    let good = try history.commit(History.good, "1")
    let bad = try history.commit(History.bad, "2")
    let fine = try history.commit(History.good, "3")
    let first = await CapturedRun("bisect", "--good", bad, history.path)
    #expect(first.code == 3)
    #expect(
      first.errors.hasPrefix(
        "curve7: what is expected does not hold in \(bad.prefix(7)), which is said to be good: bar: "))
    let last = await CapturedRun("bisect", "--good", good, history.path)
    #expect(last.code == 3)
    #expect(last.errors == "curve7: what is expected holds in HEAD (\(fine.prefix(7))), which is said to be bad\n")
    let turned = await CapturedRun("bisect", "--good", fine, "--bad", bad, history.path)
    #expect(turned.code == 66)
    #expect(turned.errors == "curve7: '\(fine)' is no ancestor of '\(bad)'; nothing lies between them\n")
  }

  @Test func whatNobodyCanTestIsRefused() async throws {
    let history = History()
    let good = try history.commit(History.good, "1")
    _ = try history.commit(History.bad, "2")
    let unknown = await CapturedRun("bisect", "--good", good, history.path, "--", "expect bra { gap within 1pt }")
    #expect(unknown.code == 65)
    #expect(unknown.errors.contains("t/(command line):2:8: error["))
    #expect(unknown.errors.contains("did you mean 'bar'?"))
    #expect(await CapturedRun("bisect", "--good", "goood", history.path).code == 66)
    #expect(await CapturedRun("bisect", history.path).code == 64)
    #expect(await CapturedRun("bisect", "--good", good).code == 64)
    #expect(await CapturedRun("bisect", "--good", good, "\(history.path).none").code == 66)
  }
}
