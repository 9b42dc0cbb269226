import Recordings
import Scenarios

/// One expectation on its way through the frames.
struct Trial {
  let expectation: Expectation
  /// Those it looks at.
  let frames: Range<Int>
  /// Those whose states it looks at.
  let panels: [Int]
  private var inspection: Result<any Inspection, MissingQuantity>?

  init(_ expectation: Expectation, in recording: Recording) {
    self.expectation = expectation
    let panels = expectation.panels
    guard panels.allSatisfy(recording.panels.indices.contains) else {
      (frames, self.panels, inspection) = (0..<0, [], nil)
      return
    }
    self.panels = panels
    frames = expectation.frames(of: recording)
    inspection = Result { () throws(MissingQuantity) in try expectation.inspection(of: recording) }
  }

  mutating func look(at moment: Moment) {
    guard case .success(var inspection) = inspection else { return }
    // Left alone while it is changed, so that what it keeps is not copied.
    self.inspection = nil
    inspection.look(at: moment)
    self.inspection = .success(inspection)
  }

  func result(in recording: Recording) -> CheckResult {
    let wording = Wording(expectation, frames: frames, in: recording)
    let finding =
      switch inspection {
      case nil: Finding.nothing("there is no such panel")
      case .failure(let missing): Finding.nothing(wording.sentence(missing))
      case .success(let inspection): inspection.finding(wording)
      }
    return CheckResult(
      expectation: expectation, panel: wording.panel, statement: wording.statement, isMet: finding.isMet,
      worst: finding.worst, message: finding.message)
  }
}

extension Expectation {
  /// The one it is about, and the one that it is compared with.
  var panels: [Int] {
    if case .like(.panel(let other), _) = claim { [panel, other] } else { [panel] }
  }

  func inspection(of recording: Recording) throws(MissingQuantity) -> any Inspection {
    let panel = recording.panels[self.panel]
    if case .order(let names) = quantity { return OrderInspection(names, span, panel, in: recording) }
    if case .still(let id) = quantity { return try StillInspection(id, self, in: panel) }
    switch claim {
    case .holds, .within, .reaches, .equals: return try ValueInspection(self, in: panel)
    case .starts, .settles, .moves: return try SeriesInspection(self, in: recording)
    case .like(let reference, let tolerance):
      return try LikeInspection(self, reference, tolerance: tolerance, in: recording)
    }
  }
}
