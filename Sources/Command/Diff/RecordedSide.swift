import Curve7Kit
import Foundation

/// One side of a comparison that holds motion.
enum RecordedSide: Sendable {
  case timeline(Scenario)
  /// A stored trace; pixels too where a whole snapshot was stored.
  case stored(RecordingDescription, PixelRecord?)

  /// What is compared when the other side is stored.
  func description() throws -> RecordingDescription {
    switch self {
    case .timeline(let scenario): RecordingDescription(byFrames: try scenario.simulate())
    case .stored(let description, _): description
    }
  }

  /// What both sides can be compared in; nil where one has no pixels.
  func pixels(besides other: RecordedSide) throws -> PixelRecord? {
    switch (self, other) {
    case (.stored(_, nil), _), (_, .stored(_, nil)): nil
    case (.stored(_, let pixels), _): pixels
    case (.timeline(let scenario), _): try PixelRecord(drawing: try scenario.simulate(), version: Version.text)
    }
  }

  /// Whether a folder is a stored snapshot.
  static func isSnapshot(_ path: String) -> Bool {
    Snapshot.fileNames.allSatisfy { FileManager.default.fileExists(atPath: "\(path)/\($0)") }
  }
}

extension Context {
  /// Reads both, and says everything that is wrong with either.
  func recorded(_ paths: [String]) throws -> [RecordedSide] {
    guard paths.count(where: { $0 == "-" }) < 2 else {
      throw UsageErrors(errors: [.conflict("standard input can be read once only; name '-' once")], verb: nil)
    }
    let sides = try paths.map { path -> Result<RecordedSide, UnusableInput> in
      do { return .success(try recorded(path)) } catch let error as UnusableInput { return .failure(error) }
    }
    return try sides.map { try $0.get() }
  }

  private func recorded(_ path: String) throws -> RecordedSide {
    if isFolder(path) { return try storedSnapshot(path) }
    let input = try input(path)
    guard input.holdsTrace else {
      let file = TimelineFile(path) { () throws(SourceReadError) in input }
      complain(about: file)
      guard let scenario = file.scenario else { throw UnusableInput(code: file.failure ?? .badInput) }
      return .timeline(scenario)
    }
    let source = SourceFile(path: input.shownPath, bytes: input.bytes)
    let (table, diagnostics) = TraceTable.read(source, index: 0)
    complain(about: DiagnosticReport(diagnostics, files: SourceFiles([source])))
    guard let table else { throw UnusableInput(code: .badInput) }
    return .stored(RecordingDescription(table), nil)
  }

  private func storedSnapshot(_ path: String) throws(UnusableInput) -> RecordedSide {
    do throws(BaselineError) {
      let baseline = try Baseline(folder: path)
      return .stored(baseline.motion, baseline.pixels)
    } catch {
      complain("curve7: '\(path.shown)' cannot be compared: \(error)")
      throw UnusableInput(code: .notComparable)
    }
  }
}

extension InputFile {
  /// Whether it begins as the table does that `curve7 trace` prints.
  fileprivate var holdsTrace: Bool {
    bytes.starts(with: "\(TraceColumn.panel),\(TraceColumn.frame),\(TraceColumn.time),".utf8)
  }
}
