import Foundation
import Recordings
import Reports

/// What is kept of a recording, to be compared with later: a folder of three text files.
public struct Snapshot: Hashable, Sendable {
  /// The table that `curve7 trace` prints.
  public let trace: String
  /// The notification log that `curve7 events` prints.
  public let events: String
  public let pixels: PixelRecord

  /// Draws all frames. Throws what drawing throws, and `CancellationError`.
  public init(of recording: Recording, version: String) throws {
    trace = Trace(recording).csv.joined()
    events = EventLog(recording).lines(.text).joined()
    pixels = try PixelRecord(drawing: recording, version: version)
  }

  init(trace: String, events: String, pixels: PixelRecord) {
    (self.trace, self.events, self.pixels) = (trace, events, pixels)
  }

  /// The files, by name, in the order in which they are to be written.
  public var files: [(name: String, text: String)] {
    [(FileName.trace, trace), (FileName.events, events), (FileName.pixels, pixels.text)]
  }

  enum FileName {
    static let trace = "trace.csv"
    static let events = "events.txt"
    static let pixels = "pixels.txt"
  }

  /// Names of the files.
  public static let fileNames = [FileName.trace, FileName.events, FileName.pixels]

  /// Whether a folder holds the files of a snapshot, and no link leads to it: what is removed must be the tool's own.
  public static func isStored(in folder: String) -> Bool {
    let manager = FileManager.default
    guard (try? manager.attributesOfItem(atPath: folder))?[.type] as? FileAttributeType == .typeDirectory,
      fileNames.allSatisfy({ manager.fileExists(atPath: "\(folder)/\($0)") }),
      let pixels = manager.contents(atPath: "\(folder)/\(FileName.pixels)")
    else { return false }
    return pixels.starts(with: PixelRecord.heading.utf8)
  }

  /// How folders of baselines end.
  public static let folderEnding = ".snapshot"

  /// The folder of the baseline of a timeline, beside it: `chat.snapshot` of `chat.timeline`.
  public static func folder(ofTimelineAt path: String) -> String {
    (path.hasSuffix(".timeline") ? String(path.dropLast(".timeline".count)) : path) + folderEnding
  }
}
