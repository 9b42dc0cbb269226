#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file without a name for what does not fit into memory; it is gone with this value, however the process ends.
final class ScratchFile {
  let descriptor: Int32
  private let directory: Directory
  /// Of the result that it is needed for; what messages call it.
  private let path: String

  init(in directory: Directory, for path: String) throws(OutputError) {
    let name = "\(StagedOutput.prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    descriptor = openat(
      directory.descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotCreate(path: path, reason: .last) }
    self.directory = directory
    self.path = path
    try directory.remove(name)
  }

  deinit {
    close(descriptor)
  }

  /// Writes at the end.
  func append(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    do throws(OutputError) {
      try directory.append(bytes, to: descriptor, name: path)
    } catch {
      guard case .cannotWrite(_, let reason) = error else { throw error }
      throw .cannotWrite(path: path, reason: reason)
    }
  }

  /// Fills `bytes` from `offset` on; less where the file ends.
  func read(at offset: Int, into bytes: UnsafeMutableRawBufferPointer) throws(OutputError) -> Int {
    var count = 0
    while count < bytes.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
      let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + count))
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .cannotWrite(path: path, reason: .last) }
      guard got > 0 else { break }
      count += got
    }
    return count
  }

  /// The last lines of a text, at most `limit`, of its last 4 KiB.
  func lastLines(_ limit: Int) -> [String] {
    let end = Int(lseek(descriptor, 0, SEEK_END))
    var bytes = [UInt8](repeating: 0, count: min(max(end, 0), 4096))
    let size = bytes.count
    let count = bytes.withUnsafeMutableBytes { (try? read(at: end - size, into: $0)) ?? 0 }
    let lines = String(decoding: bytes.prefix(count), as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.suffix(limit).map { $0.split(separator: " ").joined(separator: " ") }
  }
}
