import Keyboards
import Measurements
import Units

/// The text of a timeline that shows measured positions, alone or beside the simulated keyboard.
public struct MeasuredTimeline: Sendable {
  let measurement: Measurement
  /// As `positions` is to name it.
  let path: String
  let options: MeasurementOptions

  /// - Parameters:
  ///   - path: the file, relative to the folder of the timeline.
  ///   - options: what it was read with; they are written into the timeline.
  public init(_ measurement: Measurement, path: String, options: MeasurementOptions) {
    self.measurement = measurement
    self.path = path
    self.options = options
  }

  /// Only what was measured: one panel for each series, at most four.
  public var measuredText: String {
    let start = shownFrom ?? 0
    var lines = [deviceLine, "duration \((length - start).decimalText)s", screen]
    for (number, series) in shownSeries.enumerated() {
      let name = "measured" + (number > 0 ? "-\(number + 1)" : "")
      lines.append(panel(name, caption: series.panel ?? "measured", series, offset: -start))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The time of the table at which ``measuredText`` begins, where that is not 0: at its first row, where that comes
  /// before 0 and would not be seen, or long after.
  var shownFrom: Double? {
    let first = shownSeries.compactMap(\.rows.first?.time).min() ?? 0
    return (0...Self.longestWait).contains(first) ? nil : first
  }

  /// Seconds in which nothing is to be seen, chosen.
  static let longestWait = 10.0

  /// What was measured beside a panel in which the keyboard is simulated and a view goes with it. The first series is
  /// shown; the cues come when its moves start.
  public var comparedText: String {
    let script = MeasuredScript(measurement.series[0])
    let cues = script.cues.map { "at \($0.time.decimalText)s \($0.words)" }
    return
      ([
        "# Made from positions: what was measured, beside the keyboard's own curve.",
        "# It belongs in the folder of \(path.quotedText).", "# Device: \(device.reason).",
      ] + script.notes.map { "# Cues: \($0)." } + [
        "timeline \"measured, and curve 7\"", deviceLine, "duration \(script.duration.decimalText)s", "", screen, "",
        "handler in-step \"in step\" { observe will-change-frame; change constraint composer; animate notification }",
        "",
        panel("measured", caption: "measured", measurement.series[0], offset: script.offset),
        "panel curve7 \"curve 7\" {\n  \((["observers in-step"] + script.settings).joined(separator: "\n  "))\n}",
        "compare measured curve7", "",
      ] + cues).joined(separator: "\n") + "\n"
  }

  /// Seconds from the table's 0 to a row after the last, so that a recording of as many frames has as many rows.
  private var length: Double {
    let times = shownSeries.map { $0.rows.map(\.time) }
    let last = times.compactMap(\.last).max() ?? 0
    let steps = times.flatMap { zip($0.dropFirst(), $0).map(-) }.sorted()
    return max((shownFrom ?? 0) + Self.shortest, last + (steps.isEmpty ? 0 : steps[steps.count / 2]))
  }

  /// Seconds: a few frames, for a table of a single row.
  private static let shortest = 0.1

  private var screen: String { "screen {\n  input-bar composer \"Message\"\n}" }

  private var deviceLine: String { "device \(device.id)" }

  private var device: GuessedDevice { GuessedDevice(measurement) }

  private var shownSeries: ArraySlice<Measurement.Series> { measurement.series.prefix(Limits.panels) }

  private func panel(_ name: String, caption: String, _ series: Measurement.Series, offset: Double) -> String {
    var settings: [String] = []
    if offset != 0 { settings.append("offset \(offset.decimalText)s") }
    if let rate = options.framesPerSecond { settings.append("fps \(rate.decimalText)") }
    if let scale = options.scale { settings.append("scale \(scale.decimalText)") }
    if let panel = series.panel { settings.append("panel \(panel.quotedText)") }
    let block = settings.isEmpty ? "" : " { \(settings.joined(separator: "; ")) }"
    return "panel \(name) \(caption.quotedText) {\n  positions \(path.quotedText)\(block)\n}"
  }
}

/// The device whose screen is as high as the lowest place of the keyboard: hidden, its top edge is the screen's bottom.
struct GuessedDevice {
  let id: String
  /// Why it was chosen, one sentence.
  let reason: String

  init(_ measurement: Measurement) {
    let lowest = measurement.series.flatMap(\.rows).map(\.keyboardTop).max() ?? 0
    let devices = DeviceCatalogue.standard.devices
    let standard = DeviceCatalogue.standard[Resolver.defaultDevice] ?? devices[0]
    let fitting = devices.filter { abs($0.screen(.portrait).size.height - lowest) < 1 }
    let chosen = fitting.contains { $0.id == standard.id } ? standard : fitting.first ?? standard
    id = chosen.id
    let place = (lowest * 100).rounded() / 100
    reason =
      fitting.isEmpty
      ? "no screen is as high as the keyboard's lowest place, \(place.points); \(id) is taken"
      : "screens as high as the keyboard's lowest place, \(place.points): \(fitting.map(\.id).joined(separator: ", "))"
  }
}

extension String {
  /// In quotes, as a timeline writes it.
  fileprivate var quotedText: String {
    let escaped = flatMap { character -> [Character] in
      switch character {
      case "\"", "\\": ["\\", character]
      case "\n": ["\\", "n"]
      case "\t": ["\\", "t"]
      default: character.isNewline || character.unicodeScalars.contains { $0.value < 32 } ? [" "] : [character]
      }
    }
    return "\"\(String(escaped))\""
  }
}
