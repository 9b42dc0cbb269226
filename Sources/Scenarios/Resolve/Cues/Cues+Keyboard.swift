import Keyboards
import Timelines
import Units

extension Resolver {
  /// On the screen, however the device is held.
  mutating func corner(x: Located<Double>, y: Located<Double>, on stage: Stage) -> Cue.Action? {
    let limit = max(stage.metrics.size.width, stage.metrics.size.height)
    let (x, y) = (length(x, "x", in: 0...limit), length(y, "y", in: 0...limit))
    guard let x, let y else { return nil }
    return .moveKeyboard(Point(x: x, y: y))
  }

  mutating func foreignKeyboard(_ height: Located<Double>?) -> Cue.Action? {
    guard let height else { return .foreignKeyboard(height: nil) }
    return length(height, "the height of a keyboard", in: 0...Limits.screenLength, above: true).map {
      .foreignKeyboard(height: $0)
    }
  }

  mutating func drag(_ drag: Timeline.Drag, in app: App) -> Cue.Action? {
    let limit = Limits.screenLength
    let list = scrollView(drag.scrollView, in: app)
    let path = drag.path.compactMap { length($0, "the finger's place", in: -limit...limit) }
    let duration = seconds(drag.duration, "a drag", above: true)
    guard let list, let duration, path.count == drag.path.count else { return nil }
    return .drag(Cue.Drag(scrollView: list, path: path, duration: Time(seconds: duration)))
  }

  mutating func orientation(_ word: Located<String>) -> Orientation? {
    choose(word, .unknownOrientation, "orientation")
  }
}

// MARK: - Raw notifications

extension Resolver {
  /// Exactly what is written. Without a frame for a key that is not left out nothing could be posted.
  mutating func notification(_ post: Timeline.RawNotification) -> Cue.Action? {
    let name = self.notification(post.name)
    let begin = frame(post.begin, "begin", .begin, of: post)
    let end = frame(post.end, "end", .end, of: post)
    let curve = curveNumber(post.curve)
    let duration = post.duration.map { seconds($0, "a reported duration") ?? 0 }
    guard let name, let begin, let end else { return nil }
    var userInfo = UserInfo(
      frameBegin: begin, frameEnd: end, animationDuration: duration ?? 0.25, animationCurve: curve ?? 7,
      isLocal: post.isLocal?.value.isOn ?? true)
    if let bounds = rect(post.bounds) { userInfo.replaced[.bounds] = .rect(bounds) }
    if let center = point(post.centerBegin) { userInfo.replaced[.centerBegin] = .point(center) }
    if let center = point(post.centerEnd) { userInfo.replaced[.centerEnd] = .point(center) }
    if let changed = post.changedByUser { userInfo.replaced[.changedByUser] = .integer(changed.value.isOn ? 1 : 0) }
    for word in post.missing { userInfo.replaced[word.value.key] = .some(nil) }
    return .notify(KeyboardNotification(name: name, userInfo: userInfo))
  }

  /// A key that is left out reads as zeros, as sending `CGRectValue` to nil does.
  private mutating func frame(
    _ rect: Timeline.RawRect?, _ keyword: String, _ word: UserInfoWord, of post: Timeline.RawNotification
  ) -> Rect? {
    if rect != nil { return self.rect(rect) }
    if post.missing.contains(where: { $0.value == word }) { return .zero }
    report(
      .missingFrame, at: post.range, "'notify \(post.name.value)' has no frame '\(keyword)'",
      hint: "write '\(keyword) 0pt 508pt 390pt 336pt' or 'without \(keyword)' in its block")
    return nil
  }

  private mutating func rect(_ rect: Timeline.RawRect?) -> Rect? {
    switch rect {
    case nil: return nil
    case .null: return .null
    case .frame(let frame):
      let numbers = [frame.x, frame.y, frame.width, frame.height].compactMap { rawLength($0) }
      return numbers.count == 4 ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
    }
  }

  private mutating func point(_ point: Timeline.RawPoint?) -> Point? {
    guard let point else { return nil }
    let (x, y) = (rawLength(point.x), rawLength(point.y))
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func rawLength(_ number: Located<Double>) -> Double? {
    length(number, "a number of a frame", in: -Limits.contentLength...Limits.contentLength)
  }

  private mutating func curveNumber(_ curve: Located<Double>?) -> Int? {
    guard let curve else { return nil }
    if (0...255).contains(curve.value), curve.value == curve.value.rounded() { return Int(curve.value) }
    report(
      .countRange, at: curve.range, "a curve is a whole number from 0 to 255, not \(curve.value.decimalText)",
      hint: "the keyboard's is 7")
    return nil
  }
}
