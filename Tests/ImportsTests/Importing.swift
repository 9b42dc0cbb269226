import ConsoleLogs
import Foundation
import Imports
import Keyboards
import Recordings
import Reports
import Scenarios
import Simulation
import Testing
import Timelines

func log(_ text: String) -> ConsoleLog { readConsoleLog(Array(text.utf8), path: "a.log") }

func imported(_ text: String, location: Testing.SourceLocation = #_sourceLocation) throws -> ImportedTimeline {
  try #require(importTimeline(log(text), title: "a"), sourceLocation: location)
}

/// The recording of a timeline in which nothing is wrong.
func run(_ text: String, location: Testing.SourceLocation = #_sourceLocation) throws -> Recording {
  let loaded = loadScenario(text, path: "a.timeline")
  #expect(DiagnosticReport(loaded.diagnostics, files: loaded.files).text() == "", sourceLocation: location)
  return try #require(loaded.scenario, sourceLocation: location).simulate()
}

/// What the console prints of a recording's first panel, read again.
func printedBack(_ recording: Recording, as format: EventLog.Format) -> [LoggedNotification] {
  var first = recording
  first.panels.removeSubrange(1...)
  let text = EventLog(first).lines(format).joined()
  return readConsoleLog(Array(text.utf8), path: "printed.log").notifications
}

/// Expects every notification of `log` in `printed`, in order, with every value it has; where the log shows the whole
/// dictionary, with no other key. Numbers may differ by a billionth, to which JSON is rounded.
func expectAll(
  of log: [LoggedNotification], in printed: [LoggedNotification],
  location: Testing.SourceLocation = #_sourceLocation
) {
  var rest = printed[...]
  for notification in log {
    while let next = rest.first, !next.says(notification) { rest.removeFirst() }
    #expect(!rest.isEmpty, "not printed back: \(notification)", sourceLocation: location)
    rest = rest.dropFirst()
  }
}

extension LoggedNotification {
  fileprivate func says(_ other: LoggedNotification) -> Bool {
    guard other.name == nil || name == other.name else { return false }
    if other.isWhole, other.unreadable.isEmpty, values.count != other.values.count { return false }
    return other.values.allSatisfy { key, value in
      zip(values[key]?.numbers ?? [], value.numbers).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-9 }
        && values[key]?.numbers.count == value.numbers.count
    }
  }
}

extension UserInfo.Value {
  fileprivate var numbers: [Double] {
    switch self {
    case .integer(let number): [Double(number)]
    case .decimal(let number): [number]
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height]
    case .point(let point): [point.x, point.y]
    }
  }
}
