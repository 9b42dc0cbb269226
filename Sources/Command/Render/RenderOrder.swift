import Curve7Kit

/// One timeline, ready to be rendered as the command line says.
struct RenderOrder: Sendable {
  let recording: Recording
  let drawing: FrameDrawing
  /// Numbers of the frames to show.
  let frames: [Int]
  let scale: Int
  let jobs: Int
  let gaps: [GapSummary]
  private let place: RenderPlace
  private let distances: [KeyboardDistance?]
  private let standardFolder: String

  init(_ scenario: Scenario, _ arguments: Arguments) throws {
    var scenario = scenario
    if let rate = arguments[RenderOptions.rate] { scenario.rate = rate }
    if let theme = arguments[RenderOptions.theme] { scenario.theme = theme }
    let panels = arguments.all(Option.panels).flatMap { $0 }
    recording = try scenario.simulate().panels(named: panels, for: "render")
    gaps = recording.gapSummaries()
    distances = recording.keyboardDistances()
    scale = arguments[RenderOptions.scale] ?? 2
    drawing = try FrameDrawing(recording, options: DrawingOptions(scale: scale, theme: scenario.theme))
    frames = try Self.frames(arguments[RenderOptions.frames] ?? .all, of: recording, drawing.pacing, gaps)
    jobs = arguments[RenderOptions.jobs] ?? processorCount()
    place = try RenderPlace(arguments)
    standardFolder = RenderPlace.standardFolder(of: scenario)
  }

  /// Makes everything; Ctrl-C ends it without leaving anything half-written. Returns a line for each result; `say` is
  /// told what a format cannot hold.
  func run(showing progress: ProgressBar, say: @escaping @Sendable (String) -> Void) async throws -> [String] {
    defer { progress.clear() }
    return try await interruptible {
      var lines: [String] = []
      for product in products {
        lines += try await make(product, { progress.show($0.done, of: $0.total) }, say: say)
      }
      return lines
    }
  }

  /// Pictures first; animations together, so that they share one pass.
  private var products: [RenderProduct] {
    switch place {
    case .file(let path, .png): [.picture(path)]
    case .file(let path, let format): [.animations([(format, path)])]
    case .folder(let folder, let formats): products(in: folder ?? standardFolder, formats)
    }
  }

  private func products(in folder: String, _ formats: [RenderFormat]) -> [RenderProduct] {
    let animations = formats.filter { $0 != .png }.map { format in
      (format: format, path: "\(folder)/\(recording.name).\(format.endings[0])")
    }
    return (formats.contains(.png) ? [.frames(folder: folder)] : [])
      + (animations.isEmpty ? [] : [.animations(animations)])
  }

  /// What was measured, in a line.
  var measures: String {
    zip(gaps, distances).map { "\($0.panel): \(Self.words($0, $1))" }.joined(separator: "; ")
  }

  private static func words(_ gap: GapSummary, _ distance: KeyboardDistance?) -> String {
    guard let distance else { return gap.words }
    return (gap.isMeasured ? gap.words + ", " : "") + distance.words
  }

  private static func frames(
    _ selection: FrameSelection, of recording: Recording, _ pacing: Pacing, _ gaps: [GapSummary]
  ) throws(UsageErrors) -> [Int] {
    // With everything in step, where the gap begins to count.
    let worst = gaps.compactMap(\.worst).max { abs($0.value) < abs($1.value) } ?? gaps.compactMap(\.first).first
    do throws(FrameSelectionError) {
      return try selection.frames(ofFrameCount: pacing.frameCount, rate: pacing.rate, worst: worst?.frame)
    } catch {
      throw UsageErrors(
        errors: [.badValue(option: RenderOptions.frames.spec.flag, ValueError(error.description))], verb: "render")
    }
  }
}
