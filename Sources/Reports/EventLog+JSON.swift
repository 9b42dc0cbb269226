import Keyboards
import Recordings
import Units

extension EventLog {
  /// An array with one object a post, each on a line: `panel`, `time_s`, `name` and `userInfo`, the last two with the
  /// system's own names. Rectangles are `[x, y, width, height]`, points `[x, y]`.
  var jsonLines: ReportLines {
    let objects = panels.flatMap { panel in panel.posts.map { Self.object($0, in: panel).text } }
    let rows = objects.enumerated().map { index, text in "  \(text)\(index == objects.count - 1 ? "" : ",")\n" }
    return ReportLines(["[\n"] + rows + ["]\n"])
  }

  private static func object(_ post: PanelRecording.Post, in panel: Panel) -> JSON {
    [
      "panel": .string(panel.name), "time_s": .number(post.time.seconds),
      "name": .string(post.notification.name.systemName),
      "userInfo": .object(
        post.notification.userInfo.entries.map { key, value in
          JSON.Member(key.systemName, key.isBoolean ? .bool(value == .integer(1)) : value.json)
        }),
    ]
  }
}

extension UserInfo.Value {
  fileprivate var json: JSON {
    switch self {
    case .integer(let number): .number(Double(number))
    case .decimal(let number): .number(number)
    case .rect(let rect): .array([rect.x, rect.y, rect.width, rect.height].map(JSON.number))
    case .point(let point): .array([point.x, point.y].map(JSON.number))
    }
  }
}
