import Review
import TestSupport
import Testing
import Timelines

@Suite struct ChangedLinesTests {
  private func changed(_ old: [String: String], _ new: [String: String]) -> [String] {
    func files(_ texts: [String: String]) -> SourceFiles {
      SourceFiles(texts.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) })
    }
    return ChangedLines.all(from: files(old), to: files(new)) { String($0.drop { $0 != ":" }.dropFirst()) }
      .map { "\($0.file):\($0.lines.lowerBound)-\($0.lines.upperBound)" }
  }

  private func lines(_ old: String, _ new: String) -> [String] {
    func text(_ letters: String) -> String { letters.map { "\($0)\n" }.joined() }
    return changed(["main:a": text(old)], ["a": text(new)]).map { String($0.dropFirst(2)) }
  }

  /// Letters are lines.
  @Test(arguments: [
    ("abc", "abc", []), ("abc", "axc", ["2-2"]), ("abc", "axyc", ["2-3"]), ("abcdef", "xbcyef", ["1-1", "4-4"]),
    ("abc", "abcx", ["4-4"]), ("abc", "xabc", ["1-1"]), ("", "ab", ["1-2"]),
  ])
  func newLinesAreNamed(_ old: String, _ new: String, _ ranges: [String]) {
    #expect(lines(old, new) == ranges)
  }

  /// What is gone is marked where the next line stands now.
  @Test(arguments: [("abcd", "acd", ["2-2"]), ("abcd", "bcd", ["1-1"]), ("abcdef", "aef", ["2-2"])])
  func removedLinesAreMarked(_ old: String, _ new: String, _ ranges: [String]) {
    #expect(lines(old, new) == ranges)
  }

  @Test func filesAreToldApart() {
    #expect(changed(["main:a": "1\n", "main:b": "2\n"], ["a": "1\n", "b": "3\n", "c": "4"]) == ["b:1-1", "c:1-1"])
    #expect(changed(["main:a": "1\n", "main:gone": "2\n"], ["a": "1\n"]) == [])
  }

  /// Every line that is not marked was there before, in the same order.
  @Test func unmarkedLinesWereThere() {
    var random = SeededGenerator(seed: 3)
    func letters() -> String {
      String((0..<Int.random(in: 0...12, using: &random)).map { _ in "abcd".randomElement(using: &random) ?? "a" })
    }
    for _ in 0..<400 {
      let (old, new) = (letters(), letters())
      let ranges = lines(old, new).map { $0.split(separator: "-").compactMap { Int($0) } }
      let marked = Set(ranges.flatMap { Array($0[0]...$0[1]) })
      var rest = Substring(old)
      for (place, letter) in new.enumerated() where !marked.contains(place + 1) {
        let found = rest.firstIndex(of: letter)
        #expect(found != nil)
        rest = found.map { rest[rest.index(after: $0)...] } ?? ""
      }
      #expect((old == new) == ranges.isEmpty)
    }
  }
}
