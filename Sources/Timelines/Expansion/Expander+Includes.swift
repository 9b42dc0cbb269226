extension Expander {
  /// The statements of an included file, as if they stood in its place.
  mutating func expand(_ include: SyntaxInclude) -> [Statement] {
    guard case .string(let written) = term(include.path).value,
      let file = file(written, at: include.path.range)
    else { return [] }
    includeStack.append(file)
    let statements = expand(library.trees[file].items)
    includeStack.removeLast()
    return statements
  }

  /// The file an include names, or nil with a finding.
  private mutating func file(_ written: String, at range: SourceRange) -> Int? {
    guard let includer = includeStack.last, let path = IncludePath(written, from: library.name(ofFile: includer))
    else {
      report(
        .includeOutside, at: range, "'\(written)' is not a path inside the timeline's folder",
        hint: "write a path relative to this file, without '..'")
      return nil
    }
    if isCycle(path, at: range) { return nil }
    if isTooMuch(path, at: range) { return nil }
    do {
      return try library.include(path)
    } catch {
      report(error, of: written, at: range)
      return nil
    }
  }

  private mutating func isCycle(_ path: IncludePath, at range: SourceRange) -> Bool {
    let names = includeStack.map { library.name(ofFile: $0) }
    guard let first = names.firstIndex(of: path.name) else { return false }
    let circle = (names[first...] + [path.name]).map { "'\($0)'" }.joined(separator: " includes ")
    report(.includeCycle, at: range, "files include each other: \(circle)", hint: "remove one of the includes")
    return true
  }

  private mutating func isTooMuch(_ path: IncludePath, at range: SourceRange) -> Bool {
    if includeStack.count >= SourceLimits.includeDepth {
      report(.tooManyIncludes, at: range, "more than \(SourceLimits.includeDepth) includes in a row")
      return true
    }
    guard library.trees.count >= SourceLimits.files, !library.holds(path) else { return false }
    report(.tooManyIncludes, at: range, "more than \(SourceLimits.files) files in one timeline")
    return true
  }

  private mutating func report(_ error: SourceReadError, of path: String, at range: SourceRange) {
    switch error {
    case .missing:
      report(
        .includeMissing, at: range, "there is no file '\(path)'",
        hint: "paths are relative to the folder of the file that includes")
    case .outside:
      report(.includeOutside, at: range, "'\(path)' is a link that leads out of the timeline's folder")
    case .notAFile:
      report(.includeUnreadable, at: range, "'\(path)' is not a file")
    case .tooLarge:
      report(.fileTooLarge, at: range, "'\(path)' is larger than \(SourceLimits.fileSize / 1024) KiB")
    case .unreadable(let reason):
      report(.includeUnreadable, at: range, "'\(path)' cannot be read: \(reason)")
    }
  }
}
