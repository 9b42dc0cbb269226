#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Directory {
  /// Writes a new file; one that exists is an error.
  func write(_ bytes: UnsafeRawBufferPointer, to name: String) throws(OutputError) {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .cannotCreate(path: path(of: name), reason: .last) }
    let reason = Self.write(bytes, to: file)
    guard close(file) == 0 || reason != nil else { throw .cannotWrite(path: path(of: name), reason: .last) }
    if let reason { throw .cannotWrite(path: path(of: name), reason: reason) }
  }

  /// Writes at the place an open file in this folder is at; `name` is what messages call it.
  func append(_ bytes: UnsafeRawBufferPointer, to file: Int32, name: String) throws(OutputError) {
    if let reason = Self.write(bytes, to: file) { throw .cannotWrite(path: path(of: name), reason: reason) }
  }

  /// Nil when all bytes were taken.
  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> SystemReason? {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Glibc)
        let written = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #else
        let written = Darwin.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      #endif
      if written < 0, errno == EINTR { continue }
      guard written >= 0 else { return .last }
      rest = rest.dropFirst(written)
    }
    return nil
  }

  /// Gives a file a second name in this folder; false where the file system cannot.
  func link(_ name: String, as other: String) -> Bool {
    linkat(descriptor, name, descriptor, other, 0) == 0
  }

  /// Moves a file into `target`, over a file that has the name there.
  func move(_ name: String, to target: Directory, as newName: String) throws(OutputError) {
    guard renameat(descriptor, name, target.descriptor, newName) == 0 else {
      throw .cannotWrite(path: target.path(of: newName), reason: .last)
    }
  }

  /// Removes a file; one that is gone already is no error.
  func remove(_ name: String) throws(OutputError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
      throw .cannotWrite(path: path(of: name), reason: .last)
    }
  }

  /// Removes a folder unless something is in it.
  func removeEmptyFolder(_ name: String) {
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }

  /// Removes a folder with the files in it, as far as the system lets it.
  func discard(_ name: String) {
    if let folder = try? open(name), let names = try? folder.names() {
      for name in names { try? folder.remove(name) }
    }
    removeEmptyFolder(name)
  }

  /// A whole file of at most `limit` bytes; nil when there is none, or it is larger, or no plain file.
  func contents(of name: String, limit: Int) -> [UInt8]? {
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else { return nil }
    let size = Int(status.st_size)
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, count in
      while count < size {
        let got = read(file, UnsafeMutableRawBufferPointer(bytes).baseAddress.map { $0 + count }, size - count)
        guard got > 0 else { break }
        count += got
      }
    }
  }

  /// Waits until no other process holds the folder, and holds it until ``unlock()``. Does nothing where the file
  /// system has no locks.
  func lock() {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Holds the folder unless another process does.
  func tryLock() -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  func unlock() {
    flock(descriptor, LOCK_UN)
  }
}

extension Directory {
  /// Writes a new text file.
  func write(_ text: String, to name: String) throws(OutputError) {
    var text = text
    let result: Result<Void, OutputError> = text.withUTF8 { bytes in
      do throws(OutputError) {
        return .success(try write(UnsafeRawBufferPointer(bytes), to: name))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
