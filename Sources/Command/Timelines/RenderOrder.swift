import Curve7Kit

/// One timeline, ready to be rendered as the command line says.
struct RenderOrder: Sendable {
  private let job: RenderJob<FrameDrawing>
  private let gaps: [GapSummary]
  private let distances: [KeyboardDistance?]

  init(_ scenario: Scenario, _ arguments: Arguments) throws {
    var scenario = scenario
    if let rate = arguments[RenderOptions.rate] { scenario.rate = rate }
    if let theme = arguments[RenderOptions.theme] { scenario.theme = theme }
    let panels = arguments.all(Option.panels).flatMap { $0 }
    let recording = try scenario.simulate().panels(named: panels, for: "render")
    gaps = recording.gapSummaries()
    distances = recording.keyboardDistances()
    let scale = arguments[RenderOptions.scale] ?? 2
    job = RenderJob(
      try FrameDrawing(recording, options: DrawingOptions(scale: scale, theme: scenario.theme)),
      frames: try Self.frames(arguments[RenderOptions.frames] ?? .all, of: recording, gaps),
      folder: arguments[RenderOptions.output] ?? Self.standardFolder(of: scenario),
      description: RenderDescription(recording, gaps, scale: scale),
      jobs: arguments[RenderOptions.jobs] ?? processorCount())
  }

  /// Where the frames go unless `-o` says otherwise.
  static func standardFolder(of scenario: Scenario) -> String { "output/\(scenario.name)" }

  /// Writes the frames; Ctrl-C ends it without leaving anything half-written.
  func run(showing progress: ProgressBar) async throws -> Manifest {
    defer { progress.clear() }
    return try await interruptible { try await job.run { progress.show($0.done, of: $0.total) } }
  }

  /// Two lines: what was made, and what was measured.
  func summary(of manifest: Manifest) -> String {
    """
    \(job.folder.shown): \(Self.counted(manifest)), \
    \(manifest.width)×\(manifest.height) px
    \(zip(gaps, distances).map { "\($0.panel): \(Self.words($0, $1))" }.joined(separator: "; "))
    """
  }

  private static func words(_ gap: GapSummary, _ distance: KeyboardDistance?) -> String {
    guard let distance else { return gap.words }
    return (gap.isMeasured ? gap.words + ", " : "") + distance.words
  }

  private static func counted(_ manifest: Manifest) -> String {
    let different = Set(manifest.frames.map(\.sha256)).count
    let count = manifest.frames.count
    return count == 1 ? "1 frame" : "\(count) frames, \(different) of them different"
  }

  private static func frames(
    _ selection: FrameSelection, of recording: Recording, _ gaps: [GapSummary]
  ) throws(UsageErrors) -> [Int] {
    // With everything in step, where the gap begins to count.
    let worst = gaps.compactMap(\.worst).max { abs($0.value) < abs($1.value) } ?? gaps.compactMap(\.first).first
    do throws(FrameSelectionError) {
      return try selection.frames(ofFrameCount: recording.frameCount, rate: recording.rate, worst: worst?.frame)
    } catch {
      throw UsageErrors(
        errors: [.badValue(option: RenderOptions.frames.spec.flag, ValueError(error.description))], verb: "render")
    }
  }
}

extension RenderDescription {
  fileprivate init(_ recording: Recording, _ gaps: [GapSummary], scale: Int) {
    self.init(
      version: Version.text, timeline: recording.name, title: recording.title, rate: recording.rate,
      frameCount: recording.frameCount, scale: scale, theme: recording.theme.rawValue,
      panels: zip(recording.panels, gaps).map { panel, gap in
        Panel(
          name: panel.name, caption: panel.caption,
          worstGap: gap.worst.map { Gap(points: $0.value, frame: $0.frame) })
      })
  }
}
