import Measurements
import Recordings
import Reports
import Units

/// What is compared of a recording, wherever it comes from.
public struct RecordingDescription: Sendable {
  /// What is compared of one panel.
  struct Panel: Sendable {
    var name: String
    var caption = ""
    /// `iOS 18`; empty where it is not known.
    var system = ""
    /// What each named view shows, its text among it; empty where it is not known.
    var looks: [(name: String, content: Node.Content)] = []
    /// By the names of the trace's columns.
    var series: [(name: String, positions: Positions)]
    /// Lines of the notification log; nil where it is not known.
    var events: [String]?
    /// Nil where it is not known.
    var gap: GapCourse?
  }

  /// Settings beside the panels, by what sentences call them; only those that both sides know are compared.
  var settings: [(name: String, value: String)] = []
  /// Seconds.
  var frame: Double
  var panels: [Panel]

  /// A recording in as many frames as there can be: moves are timed between frames, the nearer the better.
  public init(finely recording: Recording) {
    self.init(recording, sampled: recording.sampledFinely)
  }

  /// A recording in its own frames, as a trace has it.
  public init(byFrames recording: Recording) {
    self.init(recording, sampled: recording)
  }

  private init(_ recording: Recording, sampled: Recording) {
    settings = [
      ("device", recording.screen.deviceName), ("frame rate", "\(recording.rate.framesPerSecond)"),
      ("number of frames", "\(recording.frameCount)"), ("theme", recording.theme.rawValue),
      ("title", recording.title == recording.name ? "the file's name" : "'\(recording.title)'"),
    ]
    frame = 1 / Double(recording.rate.framesPerSecond)
    let trace = Trace(sampled)
    panels = recording.panels.indices.map { index in
      var single = recording
      single.panels = [recording.panels[index]]
      return Panel(
        name: recording.panels[index].name, caption: recording.panels[index].caption,
        system: recording.panels[index].systemName,
        looks: recording.panels[index].nodes.compactMap { node in node.name.map { ($0, node.content) } },
        series: trace.series(ofPanel: index).map { ($0, $1.roundedToMicroseconds) },
        events: Self.lines(EventLog(single).lines(.text)),
        gap: GapCourse(single))
    }
  }

  init(frame: Double, frameCount: Int, panels: [Panel]) {
    settings = [("number of frames", "\(frameCount)")]
    self.frame = frame
    self.panels = panels
  }

  /// The lines of a panel's log without its heading.
  static func lines(_ log: some Sequence<String>) -> [String] {
    log.dropFirst().map { line in String(line.drop { $0 == " " }.prefix { $0 != "\n" }) }
  }
}

extension Positions {
  /// With times as a stored trace gives them, so that both can be laid over each other.
  fileprivate var roundedToMicroseconds: Positions {
    Positions(times: times.map { ($0 * 1e6).rounded() / 1e6 }, values: values)
  }
}

extension Recording {
  fileprivate var sampledFinely: Recording {
    guard let finest = FrameRate(240) else { return self }
    var recording = self
    recording.rate = finest
    recording.frameCount = frameCount * 240 / max(1, rate.framesPerSecond)
    return recording
  }
}
