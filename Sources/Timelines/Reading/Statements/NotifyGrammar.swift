import Keyboards

extension Timeline.RawNotification {
  static let grammar = Grammar<Self>(
    "setting of a notification",
    [
      .rect("begin", \.begin),
      .rect("end", \.end),
      .setting("duration", .seconds, \.duration),
      .setting("curve", .number, \.curve),
      .setting("local", .onOff, \.isLocal),
      .rect("bounds", \.bounds),
      .point("center-begin", \.centerBegin),
      .point("center-end", \.centerEnd),
      .setting("changed-by-user", .onOff, \.changedByUser),
      Form("without", "KEY …") { reader, post in
        post.missing = reader.list(.choice(of: UserInfoWord.self))
      },
    ])
}

extension Form where Owner == Timeline.RawNotification {
  fileprivate static func rect(
    _ keyword: String, _ path: WritableKeyPath<Owner, Timeline.RawRect?> & Sendable
  ) -> Self {
    Form(keyword, "X Y WIDTH HEIGHT | null") { reader, post in
      if reader.skip("null") {
        post[keyPath: path] = .null
      } else if let frame = reader.frame() {
        post[keyPath: path] = .frame(frame)
      }
    }
  }

  fileprivate static func point(
    _ keyword: String, _ path: WritableKeyPath<Owner, Timeline.RawPoint?> & Sendable
  ) -> Self {
    Form(keyword, "X Y") { reader, post in
      let (x, y) = (reader.required(.points), reader.required(.points))
      if let x, let y { post[keyPath: path] = Timeline.RawPoint(x: x, y: y) }
    }
  }
}

extension StatementReader {
  /// `X Y WIDTH HEIGHT`
  mutating func frame() -> Timeline.Frame? {
    let (x, y) = (required(.points), required(.points))
    let (width, height) = (required(.points), required(.points))
    guard let x, let y, let width, let height else { return nil }
    return Timeline.Frame(x: x, y: y, width: width, height: height)
  }
}
