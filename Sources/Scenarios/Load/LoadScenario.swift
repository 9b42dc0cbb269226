import Timelines

/// A timeline file as far as it could be understood.
public struct LoadedScenario: Sendable {
  /// Nil when there are errors.
  public var scenario: Scenario?
  /// What was read, for showing the places of diagnostics.
  public var files: SourceFiles
  /// Everything that is wrong or doubtful, by file and position.
  public var diagnostics: [Diagnostic]
}

/// Reads a timeline from disk, and what it includes from its folder.
///
/// - Throws: why the timeline itself could not be read; what is wrong inside it is in the diagnostics.
public func loadScenario(fileAt path: String) throws(SourceReadError) -> LoadedScenario {
  let reader = DiskReader(fileAt: path)
  return load(try parseTimeline(fileAt: path), path: path, reader: reader)
}

/// Reads a timeline from a text; `path` names it in diagnostics, and its results.
public func loadScenario(
  _ text: String, path: String, including files: [String: String] = [:]
) -> LoadedScenario {
  load(parseTimeline(text, path: path, including: files), path: path, reader: MemoryReader(files))
}

/// Reads a timeline from bytes, for example of standard input.
public func loadScenario(
  _ bytes: [UInt8], path: String, reader: some SourceReader = MemoryReader()
) -> LoadedScenario {
  load(parseTimeline(bytes, path: path, reader: reader), path: path, reader: reader)
}

private func load(_ parsed: ParsedTimeline, path: String, reader: some SourceReader) -> LoadedScenario {
  var parsed = parsed
  var reading = Timeline.read(parsed.statements)
  parsed.readTables(of: &reading.timeline, from: reader)
  let resolution = reading.timeline.resolve(name: scenarioName(of: path), files: parsed.files)
  let diagnostics = merged(parsed.diagnostics + reading.diagnostics + resolution.diagnostics)
  let hasErrors = diagnostics.contains { $0.severity == .error }
  return LoadedScenario(
    scenario: hasErrors ? nil : resolution.scenario, files: parsed.files, diagnostics: diagnostics)
}

/// In order of position; beside an error, without what may be its consequence.
private func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let causes = diagnostics.filter { !Diagnostic.Code.consequences.contains($0.code) }
  let shown = causes.contains { $0.severity == .error } ? causes : diagnostics
  return shown.enumerated().sorted {
    let (left, right) = ($0.element.range, $1.element.range)
    return (left.file, left.start, left.end, $0.offset) < (right.file, right.start, right.end, $1.offset)
  }.map(\.element)
}

/// The file's name without folder and ending; `timeline` when nothing is left.
private func scenarioName(of path: String) -> String {
  let file = path.split(separator: "/").last.map(String.init) ?? ""
  let ending = [".timeline", ".csv", ".tsv"].first(where: file.hasSuffix) ?? ""
  let name = String(file.dropLast(ending.count))
  return name.isEmpty || name == "-" ? "timeline" : name
}
