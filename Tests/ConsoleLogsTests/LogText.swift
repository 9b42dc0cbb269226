import ConsoleLogs
import Foundation
import Keyboards
import TestSupport
import Testing
import Timelines
import Units

/// The log of a text.
func log(_ text: String) -> ConsoleLog { readConsoleLog(Array(text.utf8), path: "a.log") }

/// What was read, as lines.
func outline(_ log: ConsoleLog) -> String {
  var text = ""
  for notification in log.notifications { text += outline(notification) }
  for position in log.positions {
    text += "\(position.source) \(position.height)" + (position.time.map { " at \($0)" } ?? "") + "\n"
  }
  if log.unrelatedLines > 0 { text += "unrelated lines: \(log.unrelatedLines)\n" }
  return text + DiagnosticReport(log.diagnostics, files: log.files).text()
}

private func outline(_ notification: LoggedNotification) -> String {
  var text = notification.name?.rawValue ?? "some notification"
  if let time = notification.time { text += " at \(time.decimalText) s" }
  if let screen = notification.screen { text += ", screen \(screen.width.decimalText) × \(screen.height.decimalText)" }
  text += notification.isWhole ? "\n" : ", in part\n"
  for key in UserInfo.Key.allCases {
    if let value = notification.values[key] { text += "  \(key) \(written(value))\n" }
  }
  for key in notification.otherKeys { text += "  \(key.name) = \(key.text)\n" }
  return text
}

private func written(_ value: UserInfo.Value) -> String {
  switch value {
  case .integer(let number): "\(number)"
  case .decimal(let number): "\(number)"
  case .rect(let rect): "(\(rect.x), \(rect.y), \(rect.width), \(rect.height))"
  case .point(let point): "(\(point.x), \(point.y))"
  }
}
