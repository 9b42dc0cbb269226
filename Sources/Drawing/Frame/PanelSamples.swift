import Recordings
import Units

/// What one panel does over the whole recording, at moments spread evenly over its frames: what layout and plot need.
struct PanelSamples: Sendable {
  /// Longer recordings are sampled at every second, third … frame: more points than this no plot can show.
  static let maximumCount = 1500
  /// Shorter ones are sampled between frames too, so that curves are smooth.
  static let maximumPartsOfFrame = 4

  let times: [Double]
  let states: [PanelState]
  /// Every how many samples is a frame.
  let partsOfFrame: Int

  init(_ panel: PanelRecording, of recording: Recording) {
    let moments = Self.moments(of: recording)
    partsOfFrame = moments.partsOfFrame
    times = moments.times.map(\.seconds)
    states = moments.times.map { panel.state(at: $0) }
  }

  private static func moments(of recording: Recording) -> (times: [Time], partsOfFrame: Int) {
    let count = max(1, recording.frameCount)
    let step = (count + maximumCount - 1) / maximumCount
    let parts = max(1, min(maximumPartsOfFrame, maximumCount / count))
    let times = stride(from: 0, to: recording.frameCount, by: step).flatMap { frame in
      let start = recording.time(ofFrame: frame)
      let length = recording.time(ofFrame: frame + 1) - start
      return (0..<parts).map { Time(flicks: start.flicks + length.flicks * Int64($0) / Int64(parts)) }
    }
    return (Array(times.dropLast(parts - 1)), parts)
  }
}

extension PanelSamples {
  /// Whether sample `index` is a frame of the picture sequence, not a moment between two.
  func isFrame(_ index: Int) -> Bool { index % partsOfFrame == 0 }
}
