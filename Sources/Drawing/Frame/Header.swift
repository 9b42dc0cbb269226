import Recordings
import Units

/// Title, what it was run on, and the running clock.
struct Header: Sendable {
  /// Kept free for the clock.
  private static let clockWidth = 200.0
  private static let lineSpacing = 4.0

  let title: TextBlock
  let subtitle: TextBlock
  let hasClock: Bool
  private let rate: FrameRate
  private let frameCount: Int

  init(
    _ recording: Recording, panels: [PanelRecording], hasClock: Bool, width: Double, typesetter: Typesetter
  ) throws(DrawingError) {
    let room = hasClock ? width - Self.clockWidth : width
    title = try TextBlock(recording.title, style: .title, width: room, limit: 2, typesetter: typesetter)
    subtitle = try TextBlock(
      Self.circumstances(of: recording, panels), style: .body, width: room, typesetter: typesetter)
    self.hasClock = hasClock
    rate = recording.rate
    frameCount = recording.frameCount
  }

  var height: Double { title.height + Self.lineSpacing + subtitle.height }

  /// Drawn once.
  func still(in rect: Rect, palette: Palette) -> Layer {
    Layer(key: Layer.Key("header"), box: rect) { [title, subtitle] in
      title.items(x: 0, top: 0, color: palette.ink)
        + subtitle.items(x: 0, top: title.height + Self.lineSpacing, color: palette.muted)
    }
  }

  /// `0.283 s` over `frame 17 of 144 · 60 fps`.
  func clock(at time: Time, in rect: Rect, palette: Palette) -> Layer? {
    guard hasClock else { return nil }
    let frame = rate.lastFrame(notAfter: time)
    let box = Rect(x: rect.maxX - Self.clockWidth, y: rect.y, width: Self.clockWidth, height: rect.height)
    let text = NumberText.clock(rate.time(ofFrame: frame).seconds)
    let count = "frame \(frame) of \(frameCount) · \(rate.framesPerSecond) fps"
    return Layer(key: Layer.Key("clock", variant: AnyHashableSendable(frame)), box: box, isCached: false) {
      let title = TextStyle.title
      let body = TextStyle.body
      let top = title.lineHeight + Self.lineSpacing + body.ascent
      return [
        .text(
          title.text(text, at: Point(x: box.width, y: title.ascent), color: palette.ink, alignment: .trailing)),
        .text(body.text(count, at: Point(x: box.width, y: top), color: palette.muted, alignment: .trailing)),
      ]
    }
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
