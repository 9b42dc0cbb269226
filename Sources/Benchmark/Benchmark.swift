import Curve7Kit

/// Measures the tool as whole processes against the bars it is meant to reach, and prints the figures.
struct Benchmark {
  /// The `curve7` to measure, and this program, which runs the plain loop.
  let tool: String
  let baseline: String
  /// Where pictures go; emptied by whoever made it.
  let folder: String
  let pairs: Int

  /// Reference jobs: name, timeline, pixels a point, the least ratio that is accepted.
  private static let jobs = [("R1", "r1", 2), ("R2", "r2", 2), ("R3", "r3", 2)]

  func run() throws {
    print("frames against the plain loop, \(pairs) pairs in turn")
    for (name, file, scale) in Self.jobs { try compare(name, timeline: Self.path(file), scale: scale) }
    print("whole process, 11 runs")
    let panels = Self.path("panels")
    for verb in ["check", "trace", "events"] { try time(verb, [tool, verb, panels]) }
    try time("first frame", [tool, "render", Self.path("r1"), "--frames", "0", "-o", folder + "/first"])
    let (width, height) = (2000, 1800)
    let ratios = try ExactDiff(width: width, height: height).ratios(pairs: 101)
    print("exact diff of two equal pictures in memory against memcmp, 101 pairs in turn")
    print("  \(width)×\(height) px  ratio \(Spread(ratios).text)")
    print("peak memory")
    try memory("R2", Self.path("r2"))
    try memory("10,000 frames", Self.path("long"))
    print("animations, \(pairs) runs")
    for (name, file, _) in Self.jobs.prefix(2) {
      try AnimationRuns(tool: tool, folder: folder, pairs: pairs).print(name, timeline: Self.path(file))
    }
  }

  private static func path(_ name: String) -> String { "timelines/bench/\(name).timeline" }

  /// Both write the same frames; they take turns, so that a change in the machine's speed touches both.
  private func compare(_ name: String, timeline: String, scale: Int) throws {
    let ours = folder + "/" + name
    let plain = ours + "-plain"
    var ratios: [Double] = []
    var times: [Double] = []
    for _ in 0..<pairs {
      let slow = try ProcessRun([baseline, "--plain", timeline, plain, "\(scale)"])
      let fast = try ProcessRun([tool, "render", timeline, "--scale", "\(scale)", "-o", ours])
      ratios.append(slow.milliseconds / fast.milliseconds)
      times.append(fast.milliseconds)
    }
    let drawing = try PlainLoop(timeline: timeline, scale: scale)
    print("  \(name)  \(drawing.summary)  \(Spread(times).text) ms  ratio \(Spread(ratios).text)")
  }

  private func time(_ name: String, _ arguments: [String]) throws {
    let runs = try (0..<11).map { _ in try ProcessRun(arguments).milliseconds }
    print("  \(name)  \(Spread(runs).text) ms")
  }

  private func memory(_ name: String, _ timeline: String) throws {
    let run = try ProcessRun([tool, "render", timeline, "-o", folder + "/memory"])
    print("  \(name)  \(run.peakMemory.brief) MiB in \(run.milliseconds.brief) ms")
  }
}
