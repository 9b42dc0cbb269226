import Recordings
import Scenarios
import Units

/// One expectation on its way through the frames.
struct Trial {
  let expectation: Expectation
  let frames: Range<Int>
  let reader: Result<QuantityReader, MissingQuantity>?
  var extremes = Extremes()

  init(_ expectation: Expectation, in recording: Recording) {
    self.expectation = expectation
    guard recording.panels.indices.contains(expectation.panel) else {
      frames = 0..<0
      reader = nil
      return
    }
    let panel = recording.panels[expectation.panel]
    frames = expectation.claim.frames(of: recording)
    reader = Result { () throws(MissingQuantity) in
      try QuantityReader(expectation.quantity, in: panel, on: recording.screen.size)
    }
  }

  mutating func look(at state: PanelState, frame: Int, time: Time) {
    guard frames.contains(frame), case .success(let reader) = reader, let value = reader.read(state, time) else {
      return
    }
    extremes.add(FrameValue(value, frame: frame, time: time))
  }

  func result(in recording: Recording) -> CheckResult {
    let wording = Wording(expectation, in: recording)
    let worst = expectation.decisive(extremes)
    let isMet = worst.map { expectation.holds($0.value, extremes) } ?? false
    let message =
      switch reader {
      case nil: "there is no such panel"
      case .failure(let missing): wording.sentence(missing)
      case .success:
        worst.map { wording.sentence($0, isMet: isMet) { expectation.holds($0, extremes) } } ?? wording.noFrame(frames)
      }
    return CheckResult(
      expectation: expectation, panel: wording.panel, statement: wording.statement, isMet: isMet, worst: worst,
      message: message)
  }
}
