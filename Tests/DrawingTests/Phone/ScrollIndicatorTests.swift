@testable import Recordings
import Testing
import Units

@testable import Drawing

struct ScrollIndicatorTests {
  private func indicator(offset: Double, inset: Double = 0, indicatorInset: Double = 0, content: Double = 1600)
    -> ScrollIndicator?
  {
    let scroll = PanelState.ScrollState(
      contentOffset: offset, bottomInset: inset, adjustedBottom: inset, adjustedTop: 0,
      indicatorBottom: indicatorInset)
    return ScrollIndicator(scroll, contentHeight: content, height: 800, color: Color(0))
  }

  @Test func thereIsNoneWhenTheContentFits() {
    #expect(indicator(offset: 0, content: 800) == nil)
    #expect(indicator(offset: 0, content: 801) != nil)
  }

  @Test func itsLengthIsThePartThatIsSeen() {
    #expect(indicator(offset: 0)?.length == 397.0)
  }

  @Test func itGoesFromOneEndOfItsTrackToTheOther() {
    #expect(indicator(offset: 0)?.top == 3)
    #expect(indicator(offset: 800).map { $0.top + $0.length } == 797)
    #expect(indicator(offset: -90)?.top == 3)
    #expect(indicator(offset: 9000).map { $0.top + $0.length } == 797)
  }

  @Test func theTrackEndsAboveTheIndicatorsInset() {
    #expect(indicator(offset: 1136, inset: 336, indicatorInset: 336).map { $0.top + $0.length } == 461)
    #expect(indicator(offset: 1136, inset: 336).map { $0.top + $0.length } == 797)
  }
}
