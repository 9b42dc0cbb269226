import Testing
import Units

@Suite("Decimal text")
struct DecimalTextTests {
  @Test(
    "numbers print as people write them",
    arguments: [
      (0, "0"), (-0.0, "0"), (3.552713678800501e-14, "0"), (-4e-10, "0"), (1, "1"), (-336, "-336"),
      (0.1 + 0.2, "0.3"), (0.016666666666666666, "0.016666667"), (-73.46499999999, "-73.465"),
      (1e-9, "0.000000001"), (844.000000001, "844.000000001"), (0.25, "0.25"), (1_000_000.5, "1000000.5"),
      (12_345_678.25, "12345678.25"), (1e15, "1000000000000000"), (4e18, "4000000000000000000"),
    ] as [(Double, String)])
  func text(number: Double, text: String) {
    #expect(number.decimalText == text)
  }

  @Test("infinities and NaN do not trap")
  func nonsense() {
    #expect(Double.infinity.decimalText == "inf")
    #expect((-Double.infinity).decimalText == "-inf")
    #expect(Double.nan.decimalText == "nan")
    #expect(1e300.decimalText == "1e+300")
  }
}
