#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why the system refused: an `errno` and its words, which are the same on every machine.
public struct SystemReason: Hashable, Sendable, CustomStringConvertible {
  public let code: Int32

  public init(code: Int32) {
    self.code = code
  }

  /// The reason of the system call that has just failed.
  static var last: SystemReason { SystemReason(code: errno) }

  public var description: String {
    Self.words[code] ?? "system error \(code)"
  }

  private static let words: [Int32: String] = [
    EACCES: "permission denied", EPERM: "operation not permitted", EROFS: "the file system is read-only",
    ENOSPC: "no space left on the disk", EDQUOT: "the disk quota is used up", EFBIG: "the file is too large",
    EIO: "the disk reports an error", ENOENT: "no such folder", ENOTDIR: "a part of the path is not a folder",
    EISDIR: "it is a folder", EEXIST: "it exists already", ENAMETOOLONG: "the name is too long",
    EMFILE: "too many files are open", ENOTEMPTY: "the folder is not empty",
  ]
}
