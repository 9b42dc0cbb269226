import Foundation
import Measurements
import Review
import Timelines

/// A snapshot that was stored.
public struct Baseline: Sendable {
  public let motion: RecordingDescription
  public let pixels: PixelRecord
  /// As it stands in the files, for telling whether anything would be written anew.
  public let snapshot: Snapshot

  /// Bytes of one file: a trace of ten minutes at 60 frames a second with a dozen columns has some 5 MB.
  private static let fileSize = 64 << 20

  /// Reads the files of a folder.
  public init(folder: String) throws(BaselineError) {
    guard FileManager.default.fileExists(atPath: folder) else { throw .missing }
    let trace = try Self.contents(Snapshot.FileName.trace, folder)
    let events = try Self.contents(Snapshot.FileName.events, folder)
    let pixels = try Self.contents(Snapshot.FileName.pixels, folder)
    guard let record = PixelRecord(text: pixels) else { throw .broken(Snapshot.FileName.pixels, "it lists no frames") }
    snapshot = Snapshot(trace: trace, events: events, pixels: record)
    motion = try Self.motion(trace, events, path: "\(folder)/\(Snapshot.FileName.trace)")
    self.pixels = record
  }

  private static func motion(_ trace: String, _ events: String, path: String) throws(BaselineError)
    -> RecordingDescription
  {
    let (table, diagnostics) = TraceTable.read(SourceFile(path: path, text: trace), index: 0)
    guard let table, diagnostics.isEmpty else {
      throw .broken(Snapshot.FileName.trace, diagnostics.first?.message ?? "it has no rows")
    }
    return RecordingDescription(table, events: events)
  }

  private static func contents(_ name: String, _ folder: String) throws(BaselineError) -> String {
    let path = "\(folder)/\(name)"
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      attributes[.type] as? FileAttributeType == .typeRegular, let size = attributes[.size] as? Int
    else { throw .broken(name, "there is no such file") }
    guard size <= fileSize else { throw .broken(name, "it is larger than \(fileSize >> 20) MiB") }
    guard let data = FileManager.default.contents(atPath: path), let text = String(validating: data, as: UTF8.self)
    else { throw .broken(name, "it is no text") }
    return text
  }
}

/// Why a stored snapshot cannot be compared with.
public enum BaselineError: Error, Hashable, Sendable {
  case missing
  /// A file of it, and what is wrong with that.
  case broken(String, String)
}

extension BaselineError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "there is no baseline"
    case .broken(let name, let reason): "\(name): \(reason)"
    }
  }
}
