import ReviewPages
import Testing

@Suite struct LogLineTests {
  typealias Line = ReviewPage.LogLine

  @Test("removed stands before added, in their place")
  func order() {
    let lines = Line.lines(from: ["a", "b", "c"], to: ["a", "x", "c", "d"])
    #expect(lines == [.same("a"), .removed("b"), .added("x"), .same("c"), .added("d")])
  }

  @Test("one side may be empty")
  func oneSide() {
    #expect(Line.lines(from: [], to: ["a"]) == [.added("a")])
    #expect(Line.lines(from: ["a", "a"], to: []) == [.removed("a"), .removed("a")])
    #expect(Line.lines(from: [], to: []) == [])
  }
}
