import Foundation

/// Files below one folder of the disk. Symbolic links are followed only as far as they stay inside that folder.
public struct DiskReader: SourceReader {
  private let folder: URL

  /// - Parameter folder: the timeline's folder; empty is the current one.
  public init(folder: String) {
    self.folder = URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true)
  }

  /// - Parameter path: the timeline, whose folder is meant.
  public init(fileAt path: String) {
    self.init(folder: splitPath(path).folder)
  }

  /// The bytes of a file; at most ``SourceLimits/fileSize``, and only of an ordinary file below the folder.
  public func read(_ path: String) throws(SourceReadError) -> [UInt8] {
    let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
    let file = folder.appendingPathComponent(path).resolvingSymlinksInPath().standardizedFileURL
    let prefix = root.hasSuffix("/") ? root : root + "/"
    guard file.path.hasPrefix(prefix) else { throw .outside }
    let bytes = try Self.contents(of: file)
    guard bytes.count <= SourceLimits.fileSize else { throw .tooLarge }
    return bytes
  }

  /// A file that the user named, which may be a link to anywhere. Of one that is too large only so much is read that
  /// it shows.
  public static func readNamed(_ path: String) throws(SourceReadError) -> [UInt8] {
    try DiskReader(fileAt: path).readTimeline(splitPath(path).name)
  }

  /// The timeline itself, as ``readNamed(_:)`` reads it.
  func readTimeline(_ name: String) throws(SourceReadError) -> [UInt8] {
    try Self.contents(of: folder.appendingPathComponent(name))
  }

  /// At most one byte more than a timeline may have.
  private static func contents(of file: URL) throws(SourceReadError) -> [UInt8] {
    do {
      return try ordinaryFile(file.resolvingSymlinksInPath())
    } catch let error as SourceReadError {
      throw error
    } catch {
      throw .unreadable(systemReason(for: error))
    }
  }

  private static func ordinaryFile(_ file: URL) throws -> [UInt8] {
    guard FileManager.default.fileExists(atPath: file.path) else { throw SourceReadError.missing }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw SourceReadError.notAFile }
    let handle = try FileHandle(forReadingFrom: file)
    defer { try? handle.close() }
    let data = try handle.read(upToCount: SourceLimits.fileSize + 1) ?? Data()
    return Array(data)
  }
}
