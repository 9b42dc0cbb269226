import Units

/// Where something that goes one way all but stops before it speeds up again.
///
/// The speed is taken over a thirtieth of a second, so that a film in which every other frame is a repeated one does not
/// stop at each. The numbers are the project's choice.
struct SpeedValleys {
  /// What lies between them, ends included; together they are all that was given.
  private(set) var parts: [ClosedRange<Int>] = []

  /// Seconds over which a speed is taken.
  private static let window = 1.0 / 30
  /// Of the lesser speed on either side: more is a change of pace.
  private static let depth = 0.25
  /// Points a second: what is slower trembles, or creeps to its rest.
  private static let fast = 100.0

  init(in way: ArraySlice<FrameValue>) {
    guard let first = way.first, way.count > 1 else { return }
    let frame = way[way.startIndex + 1].time.seconds - first.time.seconds
    let width = max(1, Int((Self.window / frame).rounded()))
    var start = way.startIndex
    var fastest = 0.0
    var valley = (speed: Double.infinity, index: start)
    for index in way.indices.dropLast(width) {
      let speed = abs(way[index + width].value - way[index].value) / (Double(width) * frame)
      if min(fastest, speed) >= Self.fast, valley.speed <= Self.depth * min(fastest, speed) {
        parts.append(start...valley.index)
        start = valley.index
        (fastest, valley) = (speed, (.infinity, index))
      } else if speed > fastest {
        (fastest, valley) = (speed, (.infinity, index))
      } else if speed < valley.speed {
        valley = (speed, index + width / 2)
      }
    }
    parts.append(start...(way.endIndex - 1))
  }
}
