#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Results under way: files are written to a hidden folder inside the output folder, and take their places only when
/// all of them are there.
///
/// Until ``commit(_:manifest:)`` an earlier run's results stand untouched. A run that fails discards the hidden
/// folder; one that was killed leaves it, and the next run removes it (a folder in use is locked by its run).
final class StagedOutput: Sendable {
  static let prefix = ".curve7-"

  let folder: OutputFolder
  let staging: Directory
  private let stagingName: String
  private let owned: OwnedFiles

  /// Makes the output folder where needed, and fails early when one of `names` or the manifest stands there and is
  /// no earlier run's.
  init(at path: String, names: [String], owned: OwnedFiles) throws(OutputError) {
    self.owned = owned
    folder = try OutputFolder(path)
    let directory = folder.directory
    directory.lock()
    defer { directory.unlock() }
    do {
      try Self.checkNothingForeign(in: directory, names: names, owned)
      Self.removeAbandoned(in: directory)
      (staging, stagingName) = try Self.makeStaging(in: directory, owned)
    } catch {
      folder.removeIfMade()
      throw error
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer, to name: String) throws(OutputError) {
    try staging.write(bytes, to: name)
  }

  /// Puts the file `name`, which has these bytes, under another name too: as a hard link, or as a copy where the file
  /// system has no links or no more of them.
  func `repeat`(_ name: String, as other: String, bytes: UnsafeRawBufferPointer) throws(OutputError) {
    guard !staging.link(name, as: other) else { return }
    try staging.write(bytes, to: other)
  }

  /// Puts the files in their places, removes the files of earlier runs that this one did not write again, and the
  /// manifest comes last.
  func commit(_ names: [String], manifest: String) throws(OutputError) {
    let directory = folder.directory
    try staging.write(manifest, to: owned.manifestName)
    directory.lock()
    defer { directory.unlock() }
    let earlier = owned.names(in: directory)
    try owned.note(earlier.union(names), in: directory, through: staging)
    try directory.remove(owned.manifestName)
    for name in names { try staging.move(name, to: directory, as: name) }
    for name in earlier.subtracting(names) { try directory.remove(name) }
    try staging.move(owned.manifestName, to: directory, as: owned.manifestName)
    try directory.remove(owned.noteName)
    directory.removeEmptyFolder(stagingName)
  }

  /// Removes everything this run wrote.
  func discard() {
    folder.directory.discard(stagingName)
    folder.removeIfMade()
  }

  private static func checkNothingForeign(
    in directory: Directory, names: [String], _ owned: OwnedFiles
  ) throws(OutputError) {
    let present = Set(try directory.names())
    let earlier = owned.names(in: directory)
    if present.contains(owned.manifestName), !owned.hasManifest(in: directory) {
      throw .foreignFile(path: directory.path(of: owned.manifestName))
    }
    if let name = names.first(where: { present.contains($0) && !earlier.contains($0) }) {
      throw .foreignFile(path: directory.path(of: name))
    }
  }

  /// In messages the hidden folder goes by the output folder's name.
  private static func makeStaging(in directory: Directory, _ owned: OwnedFiles) throws(OutputError) -> (
    Directory, String
  ) {
    var name: String
    repeat {
      name = "\(prefix)\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    } while try !makeFolder(name, in: directory, owned)
    let staging = try directory.open(name, shownAs: directory.path)
    staging.lock()
    return (staging, name)
  }

  private static func makeFolder(
    _ name: String, in directory: Directory, _ owned: OwnedFiles
  ) throws(OutputError) -> Bool {
    do throws(OutputError) {
      return try directory.make(name)
    } catch {
      guard case .cannotCreate(_, let reason) = error else { throw error }
      throw .cannotCreate(path: directory.path(of: owned.manifestName), reason: reason)
    }
  }

  /// Removes hidden folders of runs that were killed.
  private static func removeAbandoned(in directory: Directory) {
    for name in (try? directory.names()) ?? [] where name.hasPrefix(prefix) {
      guard let staging = try? directory.open(name), staging.tryLock() else { continue }
      directory.discard(name)
    }
  }
}
