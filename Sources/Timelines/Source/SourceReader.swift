/// Where the bytes of timelines come from: the disk, or memory in tests and in programs that use the kit.
public protocol SourceReader: Sendable {
  /// The bytes of a file.
  ///
  /// - Parameter path: relative to the timeline's folder, with `/`, never with `..`.
  /// - Throws: why there are none. A reader must refuse what lies outside the folder and what is no ordinary file.
  func read(_ path: String) throws(SourceReadError) -> [UInt8]
}

/// Why a file could not be read.
public enum SourceReadError: Error, Hashable, Sendable {
  /// There is nothing of that name.
  case missing
  /// A symbolic link leads out of the timeline's folder.
  case outside
  /// A folder, a pipe or a device.
  case notAFile
  /// Larger than ``SourceLimits/fileSize``.
  case tooLarge
  /// The system's reason, in its words.
  case unreadable(String)
}
