/// A timeline as statements, with constants, loops and includes worked out, and all that is wrong with its text.
public struct ParsedTimeline: Sendable {
  /// The timeline and what it includes, in the order they were first read.
  public var files: SourceFiles
  /// What each file says, at the same index.
  public var trees: [SyntaxTree]
  /// At most ``SourceLimits/statements``; ranges point at the place of use.
  public var statements: [Statement]
  /// Every finding once, in the order of ``SourceFiles`` and of position.
  public var diagnostics: [Diagnostic]
  /// The timeline's folder, as shown; empty for the current one.
  let folder: String
  /// Paths of the files inside it, at the same index.
  let names: [String]
}

/// Reads a timeline from its bytes. Never fails: what is wrong is in the result's diagnostics.
///
/// - Parameters:
///   - bytes: UTF-8, with or without a byte order mark; lines end with LF, CR LF or CR.
///   - path: the file as shown to people; its folder is shown before the names of included files.
///   - reader: gives included files, by paths relative to the timeline's folder.
public func parseTimeline(
  _ bytes: [UInt8], path: String, reader: some SourceReader = MemoryReader()
) -> ParsedTimeline {
  var library = SourceLibrary(path: path, reader: reader)
  let main = library.add(bytes, path: library.mainName)
  var expander = Expander(library: library)
  let statements = expander.expand(file: main)
  let diagnostics = listed(expander.library.diagnostics + expander.findings.diagnostics)
  return ParsedTimeline(
    files: expander.library.files, trees: expander.library.trees, statements: statements, diagnostics: diagnostics,
    folder: splitPath(path).folder, names: expander.library.names)
}

/// Reads a timeline from a text, with other files in memory.
public func parseTimeline(_ text: String, path: String, including files: [String: String] = [:]) -> ParsedTimeline {
  parseTimeline(Array(text.utf8), path: path, reader: MemoryReader(files))
}

/// Reads a timeline from disk; includes are read from its folder.
///
/// - Throws: why the timeline itself could not be read. Faults of included files are diagnostics.
public func parseTimeline(fileAt path: String) throws(SourceReadError) -> ParsedTimeline {
  let (folder, name) = splitPath(path)
  let reader = DiskReader(folder: folder)
  return parseTimeline(try reader.readTimeline(name), path: path, reader: reader)
}

/// In order, and no more than can be read; the last one then says that there are more.
private func listed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  // What an error spoils is left out, and with it perhaps the one use of a constant.
  let hasErrors = diagnostics.contains { $0.severity == .error }
  var sorted = diagnostics.filter { !hasErrors || $0.code != .unusedConstant }.sortedOnce()
  guard sorted.count > SourceLimits.diagnostics else { return sorted }
  let last = sorted[SourceLimits.diagnostics].range
  sorted.removeSubrange(SourceLimits.diagnostics...)
  sorted.append(
    Diagnostic(
      .tooManyFindings, at: last, "only the first \(SourceLimits.diagnostics) findings are listed; there are more"))
  return sorted
}
