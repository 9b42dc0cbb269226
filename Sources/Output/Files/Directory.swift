#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open folder. Files in it are reached through it and by plain names only, so that nothing that happens to the
/// path meanwhile, and no symbolic link, can lead elsewhere.
final class Directory: Sendable {
  /// For messages.
  let path: String
  let descriptor: Int32

  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    close(descriptor)
  }

  /// The folder the command runs in, or the root of the file system.
  static func start(isRoot: Bool) throws(OutputError) -> Directory {
    #if canImport(Glibc)
      let opened = Glibc.open(isRoot ? "/" : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #else
      let opened = Darwin.open(isRoot ? "/" : ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    #endif
    guard opened >= 0 else { throw .cannotCreate(path: isRoot ? "/" : ".", reason: .last) }
    return Directory(descriptor: opened, path: isRoot ? "/" : "")
  }

  func path(of name: String) -> String {
    path.isEmpty || path.hasSuffix("/") ? path + name : path + "/" + name
  }

  /// Opens a folder in this one; a symbolic link is refused unless `followingLinks`. Messages call it `shownAs`.
  func open(
    _ name: String, followingLinks: Bool = false, shownAs shownPath: String? = nil
  ) throws(OutputError) -> Directory {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let opened = openat(descriptor, name, flags)
    guard opened >= 0 else {
      let reason = SystemReason.last
      guard isSymbolicLink(name) else { throw .cannotCreate(path: path(of: name), reason: reason) }
      throw .symbolicLink(path: path(of: name))
    }
    return Directory(descriptor: opened, path: shownPath ?? path(of: name))
  }

  /// Makes a folder; false when something of that name exists already.
  func make(_ name: String) throws(OutputError) -> Bool {
    if mkdirat(descriptor, name, 0o777) == 0 { return true }
    guard errno == EEXIST else { throw .cannotCreate(path: path(of: name), reason: .last) }
    return false
  }

  /// Names of everything inside, in no order.
  func names() throws(OutputError) -> [String] {
    guard let listing = fdopendir(openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)) else {
      throw .cannotCreate(path: path, reason: .last)
    }
    defer { closedir(listing) }
    var names: [String] = []
    while let entry = readdir(listing) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  private func isSymbolicLink(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
