import Curve7Kit

/// One curve as the `curves` verb prints it.
struct CurveReport {
  let entry: MotionCatalogue.Entry
  let rate: FrameRate

  init(_ entry: MotionCatalogue.Entry, rate: FrameRate) {
    self.entry = entry
    self.rate = rate
  }

  static var list: [String] {
    TextTable(rows: MotionCatalogue.entries.map { [$0.id, $0.timing.description, $0.summary] }).lines
  }

  static var listJSON: [String] {
    jsonLines(MotionCatalogue.entries.map { JSON.object(CurveReport($0, rate: .sixty).facts) })
  }

  /// Facts, then one line a frame until the curve has ended.
  var text: [String] {
    let facts = TextTable(rows: [
      ["curve", entry.id], ["what", entry.summary], ["written", entry.timing.description], ["source", entry.source],
    ])
    let header = ["frame", "time_s", "progress", "velocity_per_s"]
    let table = TextTable(
      rows: [header] + samples.map { [String($0.frame), six($0.time), six($0.progress), six($0.velocity)] })
    return facts.lines + ["\n"] + table.lines
  }

  var json: [String] {
    let samples = samples.map { sample -> JSON in
      [
        "frame": .number(Double(sample.frame)), "time_s": .number(sample.time),
        "progress": .number(sample.progress), "velocity_per_s": .number(sample.velocity),
      ]
    }
    return [JSON.object(facts + [JSON.Member("samples", .array(samples))]).text + "\n"]
  }

  private var facts: [JSON.Member] {
    [
      JSON.Member("curve", .string(entry.id)), JSON.Member("summary", .string(entry.summary)),
      JSON.Member("written", .string(entry.timing.description)), JSON.Member("source", .string(entry.source)),
      JSON.Member("duration_s", .number(entry.timing.duration.seconds)),
    ]
  }

  private struct Sample {
    let frame: Int
    let time: Double
    let progress: Double
    let velocity: Double
  }

  private var samples: [Sample] {
    let last = (entry.timing.duration.seconds * Double(rate.framesPerSecond)).rounded(.up)
    return (0...Int(last)).map { frame in
      let time = rate.time(ofFrame: frame).seconds
      return Sample(
        frame: frame, time: time, progress: entry.timing.progress(at: time), velocity: entry.timing.velocity(at: time))
    }
  }

  /// To a millionth, as the tables in facts: curve7.md §2.3.
  private func six(_ number: Double) -> String {
    let digits = String(Int((abs(number) * 1e6).rounded()))
    let padded = String(repeating: "0", count: max(0, 7 - digits.count)) + digits
    return (number < 0 && padded.contains { $0 != "0" } ? "-" : "") + padded.dropLast(6) + "." + padded.suffix(6)
  }
}
