import Testing

@testable import Drawing

@Suite struct GapReadingTests {
  @Test(arguments: [
    (-73.09, "−73.1 pt", "covered"), (22.14, "+22.1 pt", "hole"), (0.0, "0.0 pt", "in step"),
    (-0.049, "0.0 pt", "in step"), (0.049, "0.0 pt", "in step"), (0.05, "+0.1 pt", "hole"),
    (-323.34, "−323.3 pt", "covered"), (5058.66, "+5059 pt", "hole"),
  ])
  func isNumberAndWord(points: Double, number: String, word: String) {
    let reading = GapReading(points: points, deviation: points)
    #expect(reading.number == number)
    #expect(reading.verdict.rawValue == word)
  }

  @Test(arguments: [-323.3, 999.9, 5058.66, -99_999])
  func upToFiveDigitsFitBesideThePhone(points: Double) throws {
    let text = TextStyle.number.text(GapReading(points: points, deviation: points).number, at: .zero, color: Color(0))
    #expect(try Typesetter().layout(of: text).width <= GapMarks.textWidth)
  }

  @Test("a gap that a view has on its way from its rest is in step, and keeps its number")
  func judgesTheDeviation() {
    let reading = GapReading(points: 17, deviation: 0)
    #expect(reading.number == "+17.0 pt")
    #expect(reading.verdict == .inStep)
  }
}
