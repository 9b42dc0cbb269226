import Testing
import Timelines

@Suite struct ArithmeticTests {
  /// The value of `text` as the one argument of a statement, or the findings.
  private func value(_ text: String) -> String {
    let parsed = parseTimeline("let half = 25pt\nuse \(text) half", path: "a.timeline")
    guard parsed.diagnostics.isEmpty else { return parsed.diagnostics.map(\.message).joined(separator: "; ") }
    guard let statement = parsed.statements.first, statement.arguments.count == 2 else { return "no single value" }
    switch statement.arguments[0].value {
    case .quantity(let value, let unit): return "\(value) \(unit)"
    case .relative(let value, let unit): return "relative \(value) \(unit)"
    case .word(let word): return "word \(word)"
    case .string(let text): return "string \(text)"
    case .call(let name, let terms): return "call \(name) of \(terms.count)"
    case .invalid: return "invalid"
    }
  }

  @Test(arguments: [
    ("0.25s", "0.25 seconds"), ("250ms", "0.25 seconds"), ("44pt", "44.0 points"), ("2x", "2.0 times"),
    ("50%", "0.5 fraction"), ("7", "7.0 none"), ("350ms", "0.35 seconds"), ("0.1%", "0.001 fraction"),
  ])
  func unitsAreConverted(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    ("1 + 2 * 3", "7.0 none"), ("(1 + 2) * 3", "9.0 none"), ("10 - 4 - 3", "3.0 none"), ("12 / 2 / 3", "2.0 none"),
    ("1s / 60", "\(1.0 / 60) seconds"), ("44pt * 2", "88.0 points"), ("2 * 44pt", "88.0 points"),
    ("50% * 336pt", "168.0 points"), ("336pt / 2pt", "168.0 none"), ("1s + 250ms", "1.25 seconds"),
    ("half * 2", "50.0 points"), ("half - 5pt", "20.0 points"), ("-half", "-25.0 points"), ("2 * -3", "-6.0 none"),
    ("4-3", "1.0 none"), ("10pt-4pt", "6.0 points"), ("7 * 65536", "458752.0 none"), ("-(2 + 3)", "-5.0 none"),
  ])
  func operations(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test(arguments: [
    ("+0.3s", "relative 0.3 seconds"), ("+half", "relative 25.0 points"), ("+0.1s * 3", "relative \(0.1 * 3) seconds"),
    ("+(1s - 250ms)", "relative 0.75 seconds"),
  ])
  func aLeadingPlusMakesTheArgumentRelative(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test func aSignBeginsAnArgumentOfItsOwn() {
    let parsed = parseTimeline("gap 4 -3pt -x +2s a-1 -(1)", path: "a.timeline")
    #expect(parsed.diagnostics.map(\.message) == ["'x' is not a number"])
    #expect(
      parsed.statements[0].arguments.map(\.value) == [
        .quantity(4, .none), .quantity(-3, .points), .invalid, .relative(2, .seconds), .word("a-1"),
        .quantity(-1, .none),
      ])
  }

  @Test(arguments: [
    ("44pt + 0.25s", "cannot add '0.25s' (seconds) to '44pt' (points)"),
    ("44pt - 2", "cannot subtract '2' (plain number) from '44pt' (points)"),
    ("2s * 3s", "cannot multiply '2s' (seconds) by '3s' (seconds)"),
    ("2s * half", "cannot multiply '2s' (seconds) by 'half' (25pt, in line 1)"),
    ("1 / 2s", "cannot divide '1' (plain number) by '2s' (seconds)"),
    ("44pt / 0", "cannot divide '44pt' (points) by zero"),
    ("44pt / (2pt - 2pt)", "cannot divide '44pt' (points) by zero"),
    ("halv * 2", "'halv' is not a number"),
    ("\"a\" + 1", "'\"a\"' is not a number"),
    ("1 + (+2)", "'+' makes a whole argument relative and cannot stand inside an expression"),
    ("1000000000000 * 10", "'1000000000000 * 10' is larger than a number may be"),
    ("9999999999999", "'9999999999999' is larger than a number may be"),
  ])
  func faults(text: String, expected: String) {
    #expect(value(text) == expected)
  }

  @Test func bothSidesOfAnOperationAreReported() {
    #expect(value("one + two") == "'one' is not a number; 'two' is not a number")
  }
}
