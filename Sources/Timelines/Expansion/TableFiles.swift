extension ParsedTimeline {
  /// Reads the tables that panels and expectations name, as data, each once, and says which of the timeline's files each
  /// is.
  ///
  /// The rules are those of `include`: paths are relative to the file that names them and stay in the timeline's folder.
  ///
  /// - Parameter reader: that of the timeline itself.
  public mutating func readTables(of timeline: inout Timeline, from reader: some SourceReader) {
    var indices: [String: Int] = [:]
    for index in timeline.panels.indices {
      guard let written = timeline.panels[index].positions?.path else { continue }
      timeline.panels[index].positions?.file = file(written, from: reader, &indices)
    }
    for block in timeline.expectations.indices {
      for index in timeline.expectations[block].claims.indices {
        timeline.expectations[block].claims[index].claim.setBaseline { file($0, from: reader, &indices) }
      }
    }
  }

  private mutating func file(
    _ written: Located<String>, from reader: some SourceReader, _ indices: inout [String: Int]
  ) -> Int? {
    let includer = written.range.file < names.count ? names[written.range.file] : ""
    guard let path = IncludePath(written.value, from: includer) else {
      report(
        .includeOutside, written, "'\(written.value)' is not a path inside the timeline's folder",
        hint: "write a path relative to this file, without '..'")
      return nil
    }
    if let index = indices[path.name] { return index }
    guard files.files.count < SourceLimits.files else {
      report(.tooManyIncludes, written, "more than \(SourceLimits.files) files in one timeline", hint: nil)
      return nil
    }
    do throws(SourceReadError) {
      let index = files.append(SourceFile(path: shown(path.name), bytes: try reader.read(path.name)))
      indices[path.name] = index
      return index
    } catch {
      report(error, written)
      return nil
    }
  }

  private mutating func report(_ error: SourceReadError, _ path: Located<String>) {
    let name = path.value
    switch error {
    case .missing:
      report(
        .includeMissing, path, "there is no file '\(name)'",
        hint: "paths are relative to the folder of the file that names them")
    case .outside:
      report(.includeOutside, path, "'\(name)' is a link that leads out of the timeline's folder", hint: nil)
    case .notAFile: report(.includeUnreadable, path, "'\(name)' is not a file", hint: nil)
    case .tooLarge:
      report(
        .tooManyPositions, path, "'\(name)' is larger than \(SourceLimits.fileSize / 1024) KiB",
        hint: "cut it to the moves")
    case .unreadable(let reason):
      report(.includeUnreadable, path, "'\(name)' cannot be read: \(reason)", hint: nil)
    }
  }

  private mutating func report(_ code: Diagnostic.Code, _ path: Located<String>, _ message: String, hint: String?) {
    diagnostics.append(Diagnostic(code, at: path.range, message, hint: hint))
  }

  /// As the names of included files are shown.
  private func shown(_ name: String) -> String {
    folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
  }
}

extension Timeline.Claim {
  /// Notes which file a stored trace is, by its path.
  fileprivate mutating func setBaseline(_ file: (Located<String>) -> Int?) {
    guard case .like(.baseline(var baseline), let tolerance) = self else { return }
    baseline.file = file(baseline.path)
    self = .like(.baseline(baseline), tolerance: tolerance)
  }
}
