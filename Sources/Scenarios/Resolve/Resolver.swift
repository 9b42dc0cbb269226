import Keyboards
import Timelines
import Units

extension Timeline {
  /// Finds every name, converts every unit and settles every default.
  ///
  /// - Parameters:
  ///   - name: names the scenario, and with it the folder of its results.
  ///   - files: where the timeline's ranges point, for the places of expectations.
  /// - Returns: a scenario unless there are errors, and everything that is wrong or doubtful, in order of position.
  public func resolve(name: String, files: SourceFiles) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    var resolver = Resolver(timeline: self, files: files)
    let scenario = resolver.scenario(named: name)
    let diagnostics = resolver.sortedDiagnostics
    return (diagnostics.contains { $0.severity == .error } ? nil : scenario, diagnostics)
  }
}

/// Works out a scenario step by step; each step reports what is wrong and goes on with something harmless.
struct Resolver {
  private(set) var timeline: Timeline
  let files: SourceFiles
  var diagnostics: [Diagnostic] = []

  init(timeline: Timeline, files: SourceFiles) {
    self.timeline = timeline
    self.files = files
    clip(\.handlers, "handlers", to: Limits.declarations) { $0.range }
    clip(\.components, "components", to: Limits.declarations) { $0.range }
    clip(\.panels, "panels", to: Limits.declarations) { $0.range }
    clip(\.screens, "screens", to: Limits.declarations) { $0.range }
    clip(\.cues, "cues", to: Limits.cues) { $0.range }
  }

  /// Leaves out what is beyond a limit, and says so.
  private mutating func clip<Part>(
    _ path: WritableKeyPath<Timeline, [Part]>, _ what: String, to limit: Int, range: (Part) -> SourceRange
  ) {
    guard timeline[keyPath: path].count > limit else { return }
    report(
      .countRange, at: range(timeline[keyPath: path][limit]), "a timeline has at most \(limit) \(what)")
    timeline[keyPath: path].removeSubrange(limit...)
  }

  mutating func scenario(named name: String) -> Scenario {
    let stage = resolveStage()
    let app = resolveApp(on: stage)
    let cues = resolveCues(in: app, on: stage)
    let duration = resolveDuration(rate: stage.rate, cues: cues)
    let script = followCues(cues, in: app, on: stage, until: duration)
    let observers = nameObservers()
    let panels = resolvePanels(on: stage, app: app, observers: observers, script: script)
    let expectations = resolveExpectations(panels: panels.plans, app: app, duration: duration)
    let direction = resolveDirection(panels: panels.plans, app: app, stage: stage, duration: duration)
    checkUse(of: observers, in: panels, app: app)
    return Scenario(
      name: name, title: timeline.title?.value ?? name, screen: stage.metrics,
      turnedScreen: stage.device.metrics(stage.turned, for: stage.system), window: resolveWindow(on: stage),
      rate: stage.rate, duration: duration,
      theme: stage.theme, screens: app.screens, panels: panels.plans, cues: cues.compactMap(\.cue),
      expectations: expectations, direction: direction)
  }

  mutating func report(_ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil) {
    diagnostics.append(Diagnostic(code, at: range, message, hint: hint))
  }

  /// Reports a name that nothing has, unless a statement that could not be read may have declared it.
  mutating func reportUnknown(
    _ code: Diagnostic.Code, _ name: Located<String>, _ message: String, hint: String?
  ) {
    guard !timeline.lostWords.contains(name.value) else { return }
    report(code, at: name.range, message, hint: hint)
  }

  /// Each finding once, in order of position: a handler is resolved for every panel it answers in.
  var sortedDiagnostics: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.sorted {
      ($0.range.file, $0.range.start, $0.code.text, $0.message)
        < ($1.range.file, $1.range.start, $1.code.text, $1.message)
    }
  }
}
