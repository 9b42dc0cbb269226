import Testing
import Timelines

@Suite struct SuggestionTests {
  private let words = [
    "content-inset", "content-offset", "dismiss", "ease-in", "ease-in-out", "tap", "top", "on", "off",
  ]

  @Test(arguments: [
    ("content-insert", "content-inset"), ("contentinset", "content-inset"), ("dimsiss", "dismiss"),
    ("Dismiss", "dismiss"), ("ease-in-ot", "ease-in-out"), ("tpa", "tap"), ("oof", "off"), ("tip", "tap"),
  ])
  func nearWordsAreSuggested(word: String, expected: String) {
    #expect(Suggestion.nearest(to: word, among: words) == expected)
  }

  @Test(arguments: ["", "x", "scroll", "keyboard-layout-guide", "qq"])
  func farOnesAreNot(word: String) {
    #expect(Suggestion.nearest(to: word, among: words) == nil)
  }

  @Test func theOrderOfCandidatesDoesNotMatter() {
    #expect(Suggestion.nearest(to: "tup", among: ["top", "tap"]) == "tap")
    #expect(Suggestion.nearest(to: "tup", among: ["tap", "top"]) == "tap")
  }

  @Test func aWordIsNoSuggestionForItselfAndLongOnesAreNotCompared() {
    #expect(Suggestion.nearest(to: "tap", among: ["tap"]) == nil)
    #expect(
      Suggestion.nearest(to: String(repeating: "a", count: 65), among: [String(repeating: "a", count: 64)]) == nil)
  }
}
