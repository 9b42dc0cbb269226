#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One file under way: written under a hidden name beside its place, which it takes when it is complete. What had the
/// name before is replaced.
public final class StagedFile {
  /// Where the file comes to lie.
  public let path: String
  private let folder: OutputFolder
  private let name: String
  private let hiddenName: String
  private var descriptor: Int32
  private var size = 0

  /// Makes the folder where needed. Throws when the file could not take its place in the end: its folder cannot be
  /// made or written to, leads elsewhere, or the name is that of a folder.
  public init(at path: String) throws(OutputError) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let name = parts.last.map(String.init), !path.hasSuffix("/") else {
      throw .cannotCreate(path: path, reason: SystemReason(code: EISDIR))
    }
    self.path = path
    self.name = name
    let parent = parts.dropLast().joined(separator: "/")
    folder = try OutputFolder(path.hasPrefix("/") ? "/" + parent : parent)
    // Media programs tell formats by the ending.
    hiddenName = "\(StagedOutput.prefix)\(getpid())-\(name)"
    if (try? folder.directory.open(name)) != nil {
      folder.removeIfMade()
      throw .cannotCreate(path: path, reason: SystemReason(code: EISDIR))
    }
    try? folder.directory.remove(hiddenName)
    descriptor = openat(
      folder.directory.descriptor, hiddenName, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = SystemReason.last
      folder.removeIfMade()
      throw .cannotCreate(path: path, reason: reason)
    }
  }

  deinit {
    if descriptor >= 0 { discard() }
  }

  /// Where it lies until it is complete, for a program that writes it by itself.
  public var hiddenPath: String { folder.directory.path(of: hiddenName) }

  /// Bytes written so far.
  public var byteCount: Int { size }

  /// Writes at the end.
  public func append(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
    try folder.directory.append(bytes, to: descriptor, name: name)
    size += bytes.count
  }

  public func append(_ text: String) throws(OutputError) {
    let result = Array(text.utf8).withUnsafeBytes { bytes in
      Result { () throws(OutputError) in try append(bytes) }
    }
    try result.get()
  }

  /// Writes over bytes that were written before.
  public func replace(at offset: Int, with bytes: [UInt8]) throws(OutputError) {
    guard lseek(descriptor, off_t(offset), SEEK_SET) >= 0 else { throw .cannotWrite(path: path, reason: .last) }
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(OutputError) in try folder.directory.append(bytes, to: descriptor, name: name) }
    }
    try result.get()
    guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw .cannotWrite(path: path, reason: .last) }
  }

  /// Counts what a program wrote into it by itself.
  func measure() throws(OutputError) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotWrite(path: path, reason: .last) }
    size = Int(status.st_size)
  }

  /// An empty file in the same folder, without a name.
  func makeScratch() throws(OutputError) -> ScratchFile {
    try ScratchFile(in: folder.directory, for: path)
  }

  /// Gives the file its name.
  public func commit() throws(OutputError) {
    let closed = close(descriptor)
    descriptor = -1
    guard closed == 0 else {
      discard()
      throw .cannotWrite(path: path, reason: .last)
    }
    do throws(OutputError) {
      try folder.directory.move(hiddenName, to: folder.directory, as: name)
    } catch {
      discard()
      throw error
    }
  }

  /// Removes what was written.
  public func discard() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    try? folder.directory.remove(hiddenName)
    folder.removeIfMade()
  }
}
