import Testing
import Timelines

@Suite struct SourceFileTests {
  private func place(_ file: SourceFile, _ offset: Int) -> String {
    let location = file.location(at: offset)
    return "\(location.line):\(location.column)"
  }

  @Test func everyLineEndCounts() {
    let file = SourceFile(path: "a", text: "one\ntwo\r\nthree\rfour")
    #expect((1...5).map(file.line) == ["one", "two", "three", "four", ""])
    #expect([0, 3, 4, 9, 15, 19].map { place(file, $0) } == ["1:1", "1:4", "2:1", "3:1", "4:1", "4:5"])
    #expect(place(file, -5) == "1:1")
    #expect(place(file, 500) == "4:5")
    #expect(file.lineCount == 4)
    #expect(SourceFile(path: "a", text: "").lineCount == 1)
    #expect(SourceFile(path: "a", text: "a\n").lineCount == 2)
  }

  /// A person counts one for each of é, 键, a family and a flag, however many bytes they take.
  @Test func columnsCountCharacters() {
    let text = "e\u{301}键👨‍👩‍👧🇯🇵x"
    let file = SourceFile(path: "a", text: text)
    #expect(place(file, text.utf8.count - 1) == "1:5")
  }

  @Test func aByteOrderMarkIsNoCharacter() {
    let file = SourceFile(path: "a", text: "\u{FEFF}fps 60")
    #expect(place(file, 3) == "1:1")
    #expect(place(file, 0) == "1:1")
    #expect(file.line(1) == "fps 60")
    #expect(expanded("\u{FEFF}fps 60\r\nat 1s x\rb") == "fps 60.0\nat 1.0s x\nb\n")
  }
}
