import Testing
import Timelines

/// What can be wrong with the form of statements and blocks.
@Suite struct GrammarFindingTests {
  @Test func aStatementBeginsWithAWord() {
    expectFindings(
      """
      ‹60› fps
      ‹"a"›
      fps 60; ‹,› x
      ‹=› { a }
      """,
      "E011 a statement begins with a word, not with '60'", "E011 a statement begins with a word, not with a string",
      "E011 a statement begins with a word, not with ',' | a line may be broken after a comma, not before it",
      "E011 a statement begins with a word, not with '='")
  }

  @Test func argumentsAreValues() {
    expectFindings(
      """
      observe a‹,› b
      fps ‹=› 60
      fps 60 ‹)›
      at ‹+› 0.3s
      fps 2 *‹›
      fps 2 * ‹/› 3
      a bezier(1, ‹)›
      """,
      "E012 unexpected ',' | arguments are separated by spaces", "E012 unexpected '='", "E012 unexpected ')'",
      "E023 '+' makes a whole argument relative and cannot stand inside an expression"
        + " | put it directly before the argument: '+0.3s'",
      "E013 a value expected after '*'", "E013 a value expected after '*', not '/'",
      "E013 a value expected after ',', not ')'")
    expectFindings("for x in 1,‹›\n\n", "E013 a value expected after ','")
  }

  @Test func parenthesesEndOnTheirLine() {
    expectFindings(
      """
      a bezier‹(›1, 2
      b ‹(›1 + 2 { c }
      d (1)
      """,
      "E014 '(' is not closed before the end of the line | add ')'", "E014 '(' is not closed before '{' | add ')'")
  }

  @Test func aStatementAfterABlockNeedsASeparator() {
    expectFindings(
      "a { b } ‹c› { d } # e\nf { g }; h",
      "E018 'c' follows on the same line | put ';' or a new line before it")
  }

  @Test func aBraceStandsOnTheLineOfItsStatement() {
    expectFindings(
      "screen\n‹{›\n  rows 3\n}\nfps 60",
      "E019 '{' does not stand on the line of its statement | put it at the end of the statement's line")
    let parsed = parseTimeline("screen\n{\n  rows 3\n}\nfps 60", path: "a.timeline")
    #expect(written(parsed.statements) == "screen {\n  rows 3.0\n}\nfps 60.0\n")
  }

  @Test func aClosingBraceTooMany() {
    expectFindings(
      "screen { rows 3 }\n‹}›\nfps 60",
      "E016 '}' closes nothing | remove it, or look for a '{' that is missing")
  }

  @Test func nesting() {
    let blocks = String(repeating: "a { ", count: 64) + "a ‹{› b { c } }" + String(repeating: " }", count: 64)
    expectFindings(blocks, "E017 more than 64 blocks inside one another")
    let parentheses = "a " + String(repeating: "(", count: 64) + "‹(›1" + String(repeating: ")", count: 65)
    expectFindings(parentheses, "E017 more than 64 operations in one expression")
    let sum = "a 1" + String(repeating: " + 1", count: 64) + " ‹+› 1"
    expectFindings(sum, "E017 more than 64 operations in one expression")
    let signs = "a " + String(repeating: "-", count: 64) + "‹-›1"
    expectFindings(signs, "E017 more than 64 operations in one expression")
  }

  @Test func definitions() {
    expectFindings(
      """
      let ‹=› 3
      let a‹›
      let b 3
      """.replacing("let b 3", with: "let b ‹3›"),
      "E020 a name expected after 'let', not '=' | write 'let name = value'",
      "E020 '=' expected after 'let a' | write 'let name = value'",
      "E020 '=' expected after 'let b' | write 'let name = value'")
    expectFindings("let a = 1 ‹2›", "E020 a constant has one value; '2' is too much")
    expectFindings("let a =‹›", "E013 a value expected after '='")
    expectFindings(
      """
      for ‹{› a }
      for x ‹of› a { b }
      for x in a, b‹›
      for x in‹› { a }
      """.replacing("for x in‹› { a }", with: "for x in ‹{› a }"),
      "E021 a name expected after 'for', not '{' | write 'for name in a, b { … }'",
      "E021 'in' expected after 'for x' | write 'for name in a, b { … }'",
      "E021 '{' expected after the values of 'for' | write 'for name in a, b { … }'",
      "E013 a value expected after 'in', not '{'")
    expectFindings(
      "include ‹chat›\ninclude \"a\" ‹b›",
      "E022 the name of a file in quotes expected | write 'include \"file\"'",
      "E022 'b' after the name of the file is too much")
    expectFindings("let ‹for› = 3", "E031 'for' is a word of the language and cannot be a name")
  }
}
