import Recordings
import Units

/// Title, what it was run on, and the running clock.
struct Header: Sendable {
  /// Kept free for the clock.
  private static let clockWidth = 200.0
  /// Between the clock's time and what stands before it.
  private static let beforeTime = 14.0
  private static let lineSpacing = 4.0
  /// Top of the clock's second line.
  private static let secondLine = TextStyle.title.lineHeight + lineSpacing

  let title: TextBlock
  let subtitle: TextBlock
  let hasClock: Bool
  private let rate: FrameRate
  /// ` of 144 · 60 fps`: what of the second line never changes, and its width.
  private let ending: TextBlock
  /// Of the clock's longest time.
  private let timeWidth: Double

  init(
    _ recording: Recording, panels: [PanelRecording], hasClock: Bool, width: Double, typesetter: Typesetter
  ) throws(DrawingError) {
    let room = hasClock ? width - Self.clockWidth : width
    title = try TextBlock(recording.title, style: .title, width: room, limit: 2, typesetter: typesetter)
    subtitle = try TextBlock(
      Self.circumstances(of: recording, panels), style: .body, width: room, typesetter: typesetter)
    self.hasClock = hasClock
    rate = recording.rate
    ending = try TextBlock(
      " of \(recording.frameCount) · \(recording.rate.framesPerSecond) fps", style: .body, width: Self.clockWidth,
      typesetter: typesetter)
    let end = recording.time(ofFrame: recording.frameCount)
    timeWidth = try TextBlock(
      NumberText.clock(end.seconds), style: .title, width: Self.clockWidth, typesetter: typesetter
    ).width
  }

  var height: Double { title.height + Self.lineSpacing + subtitle.height }

  /// Drawn once.
  func still(in rect: Rect, palette: Palette) -> Layer {
    Layer(key: Layer.Key("header"), box: rect) { [title, subtitle, ending, hasClock] in
      title.items(x: 0, top: 0, color: palette.ink)
        + subtitle.items(x: 0, top: title.height + Self.lineSpacing, color: palette.muted)
        + (hasClock
          ? ending.items(x: rect.width, top: Self.secondLine, color: palette.muted, alignment: .trailing) : [])
    }
  }

  /// `0.283 s` over `frame 17 of 144 · 60 fps`, and `0.25×` or `paused` before it where time runs at another speed.
  func clock(at time: Time, speed: Double, in rect: Rect, palette: Palette) -> [Layer] {
    guard hasClock else { return [] }
    let frame = rate.lastFrame(notAfter: time)
    let box = Rect(x: rect.maxX - Self.clockWidth, y: rect.y, width: Self.clockWidth, height: rect.height)
    // In slow motion what is seen lies between frames.
    let text = NumberText.clock((speed == 1 ? rate.time(ofFrame: frame) : time).seconds)
    let clock = Layer(
      key: Layer.Key("clock", variant: AnyHashableSendable([text, "\(frame)"])), box: box, isCached: false
    ) {
      [ending] in
      let (title, body) = (TextStyle.title, TextStyle.body)
      let count = Point(x: box.width - ending.width, y: Self.secondLine + body.ascent)
      return [
        .text(
          title.text(text, at: Point(x: box.width, y: title.ascent), color: palette.ink, alignment: .trailing)),
        .text(body.text("frame \(frame)", at: count, color: palette.muted, alignment: .trailing)),
      ]
    }
    return [clock] + speedMark(speed, in: box, palette: palette)
  }

  private func speedMark(_ speed: Double, in clock: Rect, palette: Palette) -> [Layer] {
    guard speed != 1 else { return [] }
    let text = speed > 0 ? "\(speed.decimalText)×" : "paused"
    let box = Rect(
      x: clock.x, y: clock.y, width: clock.width - timeWidth - Self.beforeTime, height: TextStyle.title.lineHeight)
    return [
      Layer(key: Layer.Key("speed", variant: AnyHashableSendable(text)), box: box, isCached: false) {
        [
          .text(
            TextStyle.body.text(
              text, at: Point(x: box.width, y: TextStyle.title.ascent), color: palette.muted, alignment: .trailing))
        ]
      }
    ]
  }

  /// `iPhone 13 · iOS 18 · 336 pt keyboard`; several systems or heights one after the other, and what is not a whole
  /// keyboard by its name.
  static func circumstances(of recording: Recording, _ panels: [PanelRecording]) -> String {
    let systems = unique(panels.map(\.systemName)).joined(separator: " and ")
    let appearances = panels.flatMap(\.appearances)
    let keyboards = unique(appearances.map(\.noun)).map { noun in
      let heights = unique(appearances.filter { $0.noun == noun }.map(\.seenHeight))
      return heights.map(NumberText.short).joined(separator: ", ") + " pt " + noun
    }
    return ([recording.screen.deviceName, systems] + keyboards).joined(separator: " · ")
  }

  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen = Set<Value>()
    return values.filter { seen.insert($0).inserted }
  }
}
