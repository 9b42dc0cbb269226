import Measurements
import Recordings
import Reports
import Units

/// What is compared of one panel.
struct PanelDescription {
  let name: String
  let caption: String
  /// By the names of the trace's columns.
  let series: [(name: String, positions: Positions)]
  /// Lines of the notification log.
  let events: [String]
  let gap: GapCourse
}

extension Recording {
  /// Its panels, in order.
  var described: [PanelDescription] {
    let trace = Trace(sampledFinely)
    return panels.indices.map { index in
      var single = self
      single.panels = [panels[index]]
      return PanelDescription(
        name: panels[index].name, caption: panels[index].caption, series: trace.series(ofPanel: index),
        events: EventLog(single).lines(.text).dropFirst().map { String($0.drop { $0 == " " }.dropLast()) },
        gap: GapCourse(single))
    }
  }

  /// With as many frames as there can be: moves are timed between frames, the nearer the better.
  private var sampledFinely: Recording {
    guard let finest = FrameRate(240) else { return self }
    var recording = self
    recording.rate = finest
    recording.frameCount = frameCount * 240 / max(1, rate.framesPerSecond)
    return recording
  }
}
