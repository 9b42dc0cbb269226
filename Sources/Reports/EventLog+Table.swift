import Keyboards
import Recordings
import Units

extension EventLog {
  /// For each panel a heading, then one line an event; times in seconds from the start.
  var tableLines: ReportLines {
    ReportLines(
      panels.enumerated().flatMap { index, panel in
        (index > 0 ? ["\n"] : []) + ["\(panel.name) (\(panel.systemName))\n"]
          + (panel.events.isEmpty ? ["  nothing was posted\n"] : panel.events.map(Self.line))
          + panel.assumptions.map { "  assumed: \($0.text) (\($0.source))\n" }
      })
  }

  private static func line(_ event: Event) -> String {
    switch event {
    case .post(let post):
      let name = post.notification.name.rawValue
      let padding = String(repeating: " ", count: nameWidth - name.count)
      return "  \(post.time.fixedText)  \(name)\(padding)  \(summary(post.notification.userInfo))\n"
    case .call(let call):
      let phase = call.phase.map { ", \(call.notification.rawValue) \($0.rawValue)" } ?? ""
      return "  \(call.time.fixedText)    calls \(call.observer)\(phase)\n"
    }
  }

  private static let nameWidth = KeyboardNotification.Name.allCases.map(\.rawValue.count).max() ?? 0

  /// `(0, 844, 390, 336) → (0, 508, 390, 336)  0.25 s, curve 7`; what the dictionary lacks is left out.
  private static func summary(_ info: UserInfo) -> String {
    let begin = info[.frameBegin].map { _ in text(info.frameBegin) } ?? "nothing"
    let end = info[.frameEnd].map { _ in text(info.frameEnd) } ?? "nothing"
    let rest = [
      info[.animationDuration].map { _ in "\(info.animationDuration.decimalText) s" },
      info[.animationCurve].map { _ in "curve \(info.animationCurve)" },
      info.isLocal ? nil : "not local",
      info[.changedByUser] == .integer(1) ? "by the user" : nil,
    ]
    let words = rest.compactMap { $0 }.joined(separator: ", ")
    return "\(begin) → \(end)" + (words.isEmpty ? "" : "  " + words)
  }

  private static func text(_ rect: Rect) -> String {
    "(\([rect.x, rect.y, rect.width, rect.height].map(\.decimalText).joined(separator: ", ")))"
  }
}

extension Time {
  /// Seconds with three digits: `0.100`.
  fileprivate var fixedText: String {
    let milliseconds = Int64((seconds * 1000).rounded())
    let digits = String(1000 + abs(milliseconds) % 1000).dropFirst()
    return "\(milliseconds < 0 ? "-" : "")\(abs(milliseconds) / 1000).\(digits)"
  }
}
