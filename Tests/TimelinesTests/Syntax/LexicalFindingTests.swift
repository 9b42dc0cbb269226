import Testing
import Timelines

/// What can be wrong with characters, words, numbers and strings.
@Suite struct LexicalFindingTests {
  @Test func unknownCharacters() {
    expectFindings(
      """
      at 0.2s ‹@› tap
      fps ‹$$?›
      ‹!›
      """,
      "E005 unknown character '@'", "E005 unknown characters '$$?'", "E005 unknown character '!'")
  }

  @Test func charactersThatLookLikeOthersAreNamed() {
    expectFindings("timeline ‹“Ada”›", "E005 '“Ada”' stands in typographic quotes | write '\"Ada\"'")
    expectFindings("timeline ‹“›Ada", "E005 unknown character '“' | write '\"'")
    expectFindings("at 0.2s ‹–›x", "E005 unknown character '–' | write '-'")
    expectFindings("screen ‹｛›", "E005 unknown character '｛' | write '{'")
    expectFindings("at‹\u{3000}›0.2s", "E005 unknown character U+3000 | write a plain space")
    expectFindings("at ‹\u{200B}›0.2s", "E005 unknown character U+200B")
    expectFindings("‹\u{115F}›", "E005 unknown character U+115F")
    expectFindings("at ‹\u{3164}›x", "E005 unknown character U+3164")
    expectFindings("at ‹\u{1B}›x", "E005 unknown character U+001B")
  }

  @Test func words() {
    expectFindings(
      "change ‹content_inset› list",
      "E010 'content_inset' has an underscore in it | words are joined with hyphens: 'content-inset'")
    #expect(expanded("größe 文字-键盘 a-1-b iphone-se-1 été") == "größe 文字-键盘 a-1-b iphone-se-1 été\n")
  }

  @Test func units() {
    expectFindings(
      """
      at 0.2‹sec› tap
      height 44‹px›
      wait 1‹furlong›
      rows 3‹_›
      """,
      "E009 unknown unit 'sec' in '0.2sec' | write '0.2s'",
      "E009 unknown unit 'px' in '44px' | did you mean '44pt'?",
      "E009 unknown unit 'furlong' in '1furlong' | units are s, ms, pt, x and %",
      "E009 unknown unit '_' in '3_' | units are s, ms, pt, x and %")
  }

  @Test func numbers() {
    expectFindings(
      """
      fps ‹1.2.3›
      fps ‹5.›
      fps ‹.5›
      fps ‹99999999999999999999pt›
      """,
      "E008 '1.2.3' is not a number | did you mean '1.2'?", "E008 '5.' is not a number | did you mean '5'?",
      "E008 '.5' is not a number | did you mean '0.5'?",
      "E035 '99999999999999999999pt' is larger than a number may be")
  }

  @Test func strings() {
    expectFindings(
      """
      label a ‹"open›
      label b "x‹\\q›y"
      label c "‹\\u{110000}›"
      label d "‹\\(›"
      label e "‹\\(1)›"
      label f ‹"end‹\\››
      """,
      "E006 the string is not closed on its line | add '\"' at its end",
      "E007 unknown escape '\\q' | escapes are \\\" \\\\ \\n \\t \\u{…} and \\(name)",
      "E007 '\\u{110000}' names no character | write up to six hexadecimal digits in braces: \\u{1F600}",
      "E007 '\\(' is not closed or holds no name | write the name of a constant: \\(name)",
      "E007 '\\(1)' is not closed or holds no name | write the name of a constant: \\(name)",
      "E006 the string is not closed on its line | add '\"' at its end",
      "E007 unknown escape '\\' | escapes are \\\" \\\\ \\n \\t \\u{…} and \\(name)")
  }

  @Test func controlCharactersAreRefused() {
    expectFindings(
      "label a \"x‹\\u{0}›y‹\\u{1B}›z\\u{A}\"",
      "E007 '\\u{0}' is a control character, which cannot be drawn | "
        + "leave it out; \\n breaks the line and \\t is a tab",
      "E007 '\\u{1B}' is a control character, which cannot be drawn | "
        + "leave it out; \\n breaks the line and \\t is a tab"
    )
  }

  @Test func escapesStandForCharacters() {
    #expect(expanded(#"a "x\"y\\z\u{1F600}""#) == "a \"x\"y\\z😀\"\n")
    #expect(expanded("a \"x\\ty\\nz\"") == "a \"x\ty\nz\"\n")
    #expect(expanded("a \"# no comment; { }\"") == "a \"# no comment; { }\"\n")
  }

  @Test func bytesThatAreNoText() {
    let bytes = Array("fps 60 ".utf8) + [0xFF, 0xC0] + Array("\nat ".utf8) + [0] + Array("1s x".utf8)
    let parsed = parseTimeline(bytes, path: "a.timeline")
    #expect(
      parsed.diagnostics.map { "\($0.code.text) \($0.range.start) \($0.message)" } == [
        "E001 7 the file has 2 bytes that are not UTF-8", "E002 13 the file has a NUL byte",
      ])
    #expect(written(parsed.statements) == "fps 60.0\nat 1.0s x\n")
  }

  @Test func sizes() {
    let long = "a " + String(repeating: "b", count: 5000)
    expectFindings(
      "fps 60\n‹›\(long)\nfps 30",
      "E004 this line has 5002 bytes; 4096 are allowed | break it after a comma, or use 'let' and 'for'")
    let parsed = parseTimeline(String(repeating: "fps 60\n", count: 150_000), path: "a.timeline")
    #expect(parsed.diagnostics.map(\.message) == ["the file is larger than 1024 KiB"])
    #expect(parsed.statements.isEmpty)
  }
}
