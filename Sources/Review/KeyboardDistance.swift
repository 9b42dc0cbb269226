import Recordings
import Units

/// How far a measured keyboard's top edge got from the simulated one beside it.
public struct KeyboardDistance: Hashable, Sendable {
  /// The simulated panel's name.
  public let panel: String
  /// Measured top less simulated top, points, where that is farthest from 0; nil when the two never differ.
  public let worst: FrameValue?

  /// `keyboard at most 1.9 pt from that of curve7, at 1.117 s`, or `keyboard as that of curve7`.
  public var words: String {
    guard let worst else { return "keyboard as that of \(panel)" }
    let number = abs(worst.value).shortText { $0 != 0 }
    return "keyboard at most \(number) pt from that of \(panel), at \(worst.time.shortText)"
  }
}

extension Recording {
  /// For each panel how far its keyboard is, while it was measured, from that of the first simulated panel; nil for simulated panels, and where
  /// there is none beside it.
  public func keyboardDistances() -> [KeyboardDistance?] {
    let simulated = panels.first { $0.measured == nil }
    return panels.map { panel in
      guard let measured = panel.measured, let simulated else { return nil }
      var distances = Extremes()
      for frame in 0..<frameCount {
        let time = time(ofFrame: frame)
        guard measured.contains(time) else { continue }
        let distance = panel.keyboard.top.value(at: time) - simulated.keyboard.top.value(at: time)
        distances.add(FrameValue(distance, frame: frame, time: time))
      }
      guard let worst = distances.farthest(from: 0) else { return nil }
      return KeyboardDistance(panel: simulated.name, worst: worst.value == 0 ? nil : worst)
    }
  }
}
