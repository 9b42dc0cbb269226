import Curve7Kit

/// One timeline, ready to be rendered as the command line says.
struct RenderOrder: Sendable {
  let recording: Recording
  let drawing: FrameDrawing
  let shown: ShownFrames
  /// Numbers of the frames to show.
  let frames: [Int]
  let scale: Int
  let jobs: Int
  let gaps: [GapSummary]
  let textForm: TextForm
  /// Whether the colors are as the reader's system has them.
  let followsReader: Bool
  private let place: RenderPlace
  private let distances: [KeyboardDistance?]
  private let standardFolder: String

  init(_ scenario: Scenario, _ arguments: Arguments) throws {
    var scenario = scenario
    if let rate = arguments[RenderOptions.rate] { scenario.rate = rate }
    if let theme = arguments[RenderOptions.theme]?.theme { scenario.theme = theme }
    if arguments[RenderOptions.theme] == .auto { scenario.theme = .light }
    let panels = arguments.all(Option.panels).flatMap { $0 }
    recording = try scenario.simulate().panels(named: panels, for: "render")
    gaps = recording.gapSummaries()
    distances = recording.keyboardDistances()
    scale = arguments[RenderOptions.scale] ?? 2
    drawing = try FrameDrawing(
      recording, options: DrawingOptions(scale: scale, theme: scenario.theme, isDirected: true))
    // With everything in step, where the gap begins to count.
    let worst = gaps.compactMap(\.worst).max { abs($0.value) < abs($1.value) } ?? gaps.compactMap(\.first).first
    shown = ShownFrames(drawing.pacing, worst: worst?.time, chapters: recording.direction?.chapters ?? [])
    frames = try Self.frames(arguments[RenderOptions.frames] ?? .all, of: shown)
    jobs = arguments[RenderOptions.jobs] ?? processorCount()
    place = try RenderPlace(arguments)
    textForm = arguments[RenderOptions.text] ?? .text
    followsReader = arguments[RenderOptions.theme] == .auto
    try place.check(arguments)
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
    case .file(let path, let format): products([(format, path)])
    case .folder(let folder, let formats): products(in: folder ?? standardFolder, formats)
    }
  }

  private func products(in folder: String, _ formats: [RenderFormat]) -> [RenderProduct] {
    let files = formats.filter { $0 != .png }.map { format in
      (format, "\(folder)/\(recording.name).\(format.endings[0])")
    }
    return (formats.contains(.png) ? [.frames(folder: folder)] : []) + products(files)
  }

  private func products(_ files: [(RenderFormat, String)]) -> [RenderProduct] {
    let documents = files.filter { $0.0 == .svg }.map { RenderProduct.document($0.1) { order in try order.svg() } }
    let animations = files.compactMap { format, path in format.animation.map { (format: $0, path: path) } }
    return documents + (animations.isEmpty ? [] : [.animations(animations)])
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
    _ selection: FrameSelection, of shown: ShownFrames
  ) throws(UsageErrors) -> [Int] {
    do throws(FrameSelectionError) {
      return try selection.frames(of: shown)
    } catch {
      throw UsageErrors(
        errors: [.badValue(option: RenderOptions.frames.spec.flag, ValueError(error.description))], verb: "render")
    }
  }
}
