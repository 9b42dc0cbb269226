import Testing
import Timelines

@Suite struct IncludeTests {
  @Test func anIncludedFileStandsInPlaceOfItsStatement() {
    let files = ["parts/chat.timeline": "include \"../\"\n", "lib.timeline": "let d = 1s\nb d"]
    #expect(expanded("a\ninclude \"lib.timeline\"\nc d", including: files) == "a\nb 1.0s\nc 1.0s\n")
    #expect(expanded("s { include \"./lib.timeline\" }", including: files) == "s {\n  b 1.0s\n}\n")
  }

  @Test func pathsAreRelativeToTheFileThatIncludes() {
    let files = ["parts/a.timeline": "include \"more/b.timeline\"", "parts/more/b.timeline": "deep"]
    #expect(expanded("include \"parts/a.timeline\"", including: files) == "deep\n")
  }

  @Test func loopsMayIncludeByName() {
    let files = ["a.txt": "say n", "b.txt": "tell n"]
    #expect(expanded("for n in a, b { include \"\\(n).txt\" }", including: files) == "say a\ntell b\n")
  }

  @Test func findingsCarryTheirOwnFile() {
    let parsed = parseTimeline(
      "include \"b.timeline\"\nat 1q", path: "timelines/a.timeline", including: ["b.timeline": "fps 60\nfps 2z"])
    let places = parsed.diagnostics.map { parsed.files.start(of: $0.range) }
    #expect(
      places.map { "\($0.file):\($0.line):\($0.column)" } == [
        "timelines/a.timeline:2:5", "timelines/b.timeline:2:6",
      ])
  }

  @Test func aFileIncludedTwiceIsReadOnce() {
    let parsed = parseTimeline(
      "include \"b\"\ninclude \"b\"", path: "a.timeline", including: ["b": "fps 2z"])
    #expect(parsed.files.files.count == 2)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.statements.count == 2)
  }

  @Test(arguments: ["../b", "/etc/passwd", "x/../../b", "a\\\\b", "", ".", "b/", "x/.."])
  func aPathCannotLeaveTheFolder(path: String) {
    let shown = path.replacing("\\\\", with: "\\")
    expectFindings(
      "include ‹\"\(path)\"›",
      "E040 '\(shown)' is not a path inside the timeline's folder"
        + " | write a path relative to this file, without '..'")
  }

  @Test func aMissingFile() {
    expectFindings(
      "include ‹\"b.timeline\"›",
      "E041 there is no file 'b.timeline' | paths are relative to the folder of the file that includes")
  }

  @Test func circles() {
    expectFindings(
      "include \"b\"", including: ["b": "fps 60"])
    let parsed = parseTimeline(
      "include \"b\"", path: "t/a", including: ["b": "include \"c\"", "c": "fps 60\ninclude \"b\""])
    #expect(parsed.diagnostics.map(\.message) == ["files include each other: 'b' includes 'c' includes 'b'"])
    #expect(parsed.files.start(of: parsed.diagnostics[0].range).file == "t/c")
    #expect(written(parsed.statements) == "fps 60.0\n")
    let own = parseTimeline("include \"a\"", path: "t/a", including: [:])
    #expect(own.diagnostics.map(\.message) == ["files include each other: 'a' includes 'a'"])
  }

  @Test func depth() {
    let files = Dictionary(uniqueKeysWithValues: (1...30).map { ("f\($0)", "include \"f\($0 + 1)\"") })
    let parsed = parseTimeline("include \"f1\"", path: "a.timeline", including: files)
    #expect(parsed.diagnostics.map(\.message) == ["more than 16 includes in a row"])
  }

  @Test func number() {
    let files = Dictionary(uniqueKeysWithValues: (1...70).map { ("f\($0)", "fps \($0)") })
    let lines = (1...63).map { "include \"f\($0)\"\n" }.joined()
    expectFindings(lines + "include \"f1\"\n", including: files)
    expectFindings(lines + "include ‹\"f64\"›\n", including: files, "E044 more than 64 files in one timeline")
  }

  @Test func constantsOfIncludedFilesMayGoUnused() {
    #expect(expanded("include \"b\"\nfps 60", including: ["b": "let unused = 1"]) == "fps 60.0\n")
  }

  @Test func aNameOfAnotherFileIsNamedWithIt() {
    let parsed = parseTimeline(
      "include \"b\"\nlet d = 2\nuse d", path: "t/a.timeline", including: ["b": "\nlet d = 1"])
    #expect(parsed.diagnostics.map(\.message) == ["'d' is defined already, in line 2 of 't/b'"])
  }
}
