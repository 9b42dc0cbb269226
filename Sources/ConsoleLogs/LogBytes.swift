import Foundation
import Timelines

/// The bytes of an ordinary file of a size that is read.
func logBytes(fileAt path: String) throws(SourceReadError) -> [UInt8] {
  do {
    return try ordinaryFile(URL(fileURLWithPath: path).resolvingSymlinksInPath())
  } catch let error as SourceReadError {
    throw error
  } catch {
    throw .unreadable(systemReason(for: error))
  }
}

private func ordinaryFile(_ file: URL) throws -> [UInt8] {
  guard FileManager.default.fileExists(atPath: file.path) else { throw SourceReadError.missing }
  let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
  guard attributes[.type] as? FileAttributeType == .typeRegular else { throw SourceReadError.notAFile }
  if let size = attributes[.size] as? Int, size > LogLimits.fileSize { throw SourceReadError.tooLarge }
  let handle = try FileHandle(forReadingFrom: file)
  defer { try? handle.close() }
  return Array(try handle.read(upToCount: LogLimits.fileSize + 1) ?? Data())
}

/// Why bytes are no log at all; nil when they are text of a size that is read.
func refusal(of bytes: [UInt8]) -> Diagnostic? {
  if bytes.count > LogLimits.fileSize { return .logTooLarge }
  if bytes.contains(0) { return .notText("it has NUL bytes") }
  return String(bytes: bytes, encoding: .utf8) == nil ? .notText("it has bytes that are not UTF-8") : nil
}

extension Diagnostic {
  private static let start = SourceRange(file: 0, start: 0, end: 0)

  static let logTooLarge = Diagnostic(
    .logTooLarge, at: start, "the log is larger than \(LogLimits.fileSize >> 20) MiB",
    hint: "cut out the part with the keyboard's notifications")

  fileprivate static func notText(_ reason: String) -> Diagnostic {
    Diagnostic(.logNotText, at: start, "this is not text: \(reason)", hint: "save the log as plain UTF-8 text")
  }
}
