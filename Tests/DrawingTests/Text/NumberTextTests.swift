import Testing

@testable import Drawing

@Suite struct NumberTextTests {
  @Test func clockHasMilliseconds() {
    #expect([0, 17.0 / 60, 1, 59.9996].map(NumberText.clock) == ["0.000 s", "0.283 s", "1.000 s", "60.000 s"])
  }

  @Test func shortNumbersHaveADecimalOnlyWhenNeeded() {
    #expect([336, 405.5, 0, -34, -0.04].map(NumberText.short) == ["336", "405.5", "0", "−34", "0"])
  }

  @Test func signedNumbersHaveADecimalBelowAThousand() {
    #expect(
      [336, -73.09, 999.94, 999.96, -5058.66].map(NumberText.signed) == ["+336.0", "−73.1", "+999.9", "+1000", "−5059"])
  }

  @Test func hugeAndUndefinedNumbersDoNotTrap() {
    #expect(NumberText.signed(.infinity) == "+1000000000000")
    #expect(NumberText.signed(-1e300) == "−1000000000000")
    #expect(NumberText.signed(.nan) == "0.0")
    #expect(NumberText.decimal(.nan, places: 1) == "0.0")
  }
}
