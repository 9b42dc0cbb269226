import Timelines

/// The files of one commit.
public struct RevisionFiles: Sendable {
  public let revision: Revision
  private let repository: Repository

  public init(of revision: Revision, in repository: Repository) {
    self.revision = revision
    self.repository = repository
  }

  /// The bytes of a file that has or had this path on disk.
  public func read(_ path: String) throws(SourceReadError) -> [UInt8] {
    try contents(of: repository.place(of: path))
  }

  /// What a timeline of this path on disk may include: the files of its folder, as they were.
  public func reader(besideFileAt path: String) -> some SourceReader {
    let parts = repository.place(of: path).split(separator: "/").dropLast()
    return RevisionReader(files: self, folder: parts.joined(separator: "/"))
  }

  /// Paths of the files below a folder on disk, relative to it, in order; none when it was not there.
  public func paths(below folder: String) throws(RevisionError) -> [String] {
    let place = repository.place(of: folder)
    let tree = place.isEmpty ? revision.commit : "\(revision.commit):\(place)"
    let listing: [UInt8]
    do throws(RevisionError) {
      listing = try repository.git.run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", tree])
    } catch {
      guard case .failed = error else { throw error }
      return []
    }
    return listing.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// - Parameter place: from the top of the repository.
  fileprivate func contents(of place: String) throws(SourceReadError) -> [UInt8] {
    let listing = try run(["ls-tree", "-z", "-l", "--full-tree", revision.commit, "--", place])
    guard let entry = TreeEntry(listing) else { throw .missing }
    guard let size = entry.size else { throw .notAFile }
    guard size <= SourceLimits.fileSize else { throw .tooLarge }
    return try run(["cat-file", "blob", entry.object])
  }

  private func run(_ arguments: [String]) throws(SourceReadError) -> [UInt8] {
    do throws(RevisionError) {
      return try repository.git.run(arguments)
    } catch {
      throw .unreadable("\(error)")
    }
  }
}

/// The files of a folder in one commit.
private struct RevisionReader: SourceReader {
  let files: RevisionFiles
  let folder: String

  func read(_ path: String) throws(SourceReadError) -> [UInt8] {
    try files.contents(of: folder.isEmpty ? path : "\(folder)/\(path)")
  }
}

/// One line of `git ls-tree -z -l`: `100644 blob 8ab6… 120\tname`.
private struct TreeEntry {
  let object: String
  /// Bytes; nil for what is no ordinary file: a folder, a link, a submodule.
  let size: Int?

  /// Nil when nothing is listed.
  init?(_ listing: [UInt8]) {
    let words = String(decoding: listing.prefix { $0 != UInt8(ascii: "\t") }, as: UTF8.self).split(separator: " ")
    guard words.count == 4 else { return nil }
    object = String(words[2])
    size = words[0].hasPrefix("100") ? Int(words[3]) : nil
  }
}
