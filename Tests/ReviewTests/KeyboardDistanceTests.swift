import Motion
import Recordings
import Review
import TestSupport
import Testing
import Units

@Suite("Distances of measured keyboards")
struct KeyboardDistanceTests {
  private func words(top: Track, measured: ClosedRange<Time>? = Time(seconds: 0.2)...Time(seconds: 0.5)) -> [String?] {
    var hand = HandMadeRecording()
    hand.add("filmed", timing: nil, tracks: false)
    hand.add("curve7", timing: .keyboard)
    hand.panels[0].measured = measured
    hand.panels[0].keyboard.top = top
    return hand.recording.keyboardDistances().map { $0?.words }
  }

  @Test("the farthest, only while it was measured")
  func farthest() {
    var top = Track(844)
    // Frame 17 is the last that is not there; curve 7 is then 11 frames on its way, 0.847053 of it (facts: curve7.md §2.3).
    top.set(508, at: Time(seconds: 0.29), timing: nil)
    #expect(words(top: top) == ["keyboard at most 284.6 pt from that of curve7, at 0.283 s", nil])
  }

  @Test("where it is the same, and where there is nothing to compare")
  func same() {
    var hand = HandMadeRecording()
    hand.add("curve7", timing: .keyboard)
    #expect(words(top: hand.panels[0].keyboard.top) == ["keyboard as that of curve7", nil])
    #expect(words(top: Track(844), measured: nil) == [nil, nil])
    #expect(words(top: Track(844), measured: Time(seconds: 5)...Time(seconds: 6)) == [nil, nil])
    hand.panels[0].measured = .zero...Time(seconds: 1)
    #expect(hand.recording.keyboardDistances() == [nil])
  }
}
