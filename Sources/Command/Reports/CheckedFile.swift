import Curve7Kit

/// A timeline with the results of its expectations.
struct CheckedFile: Sendable {
  let file: TimelineFile
  /// Nil when the file could not be used.
  let recording: Recording?
  /// Empty when the file could not be used.
  var results: [CheckResult]
  /// Why the scenario could not be run to its end.
  let simulationError: SimulationError?

  init(_ file: TimelineFile) {
    self.file = file
    do throws(SimulationError) {
      recording = try file.scenario?.simulate()
      simulationError = nil
    } catch {
      recording = nil
      simulationError = error
    }
    results = recording.map { Curve7Kit.check($0, file.scenario?.expectations ?? []) } ?? []
  }

  var exitCode: ExitCode {
    if let failure = file.failure { return failure }
    if simulationError != nil { return .badInput }
    return results.allSatisfy(\.isMet) ? .done : .failed
  }
}

extension Context {
  /// Says what is wrong with the file itself; expectations that fail are results, not complaints.
  func complain(about checked: CheckedFile) {
    complain(about: checked.file)
    if let error = checked.simulationError { complain("curve7: \(checked.file.path.shown): \(error)") }
  }
}
