import Foundation
import Timelines

/// A git repository, read through the `git` program. The working tree and the index are never touched.
public struct Repository: Sendable {
  /// The folder that `git` runs in, and how it is called from the top of the repository: empty, or with a slash at its
  /// end.
  private let folder: String
  private let prefix: String
  let git: Git

  /// The repository in which a file or folder lies, or would lie if it still existed.
  public init(containing path: String) throws(RevisionError) {
    folder = Self.nearestFolder(path)
    git = Git(folder: folder)
    do throws(RevisionError) {
      prefix = try git.lines(["rev-parse", "--show-prefix"]).first ?? ""
    } catch {
      if case .failed(let words) = error, words.contains("not a git repository") { throw .noRepository(path: path) }
      throw error
    }
  }

  /// A commit by any name that git knows it by: a branch, a tag, `HEAD~2`, a hash.
  public func revision(_ name: String) throws(RevisionError) -> Revision {
    do throws(RevisionError) {
      let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"]
      guard let commit = try git.lines(arguments).first, commit.allSatisfy(\.isHexDigit) else { throw .failed("") }
      return Revision(name: name, commit: commit)
    } catch {
      guard case .failed = error else { throw error }
      throw .unknownRevision(name, nearest: Suggestion.nearest(to: name, among: (try? names()) ?? []))
    }
  }

  /// What a path on disk is called from the top of the repository: parts with `/` between them, empty for the top.
  func place(of path: String) -> String {
    let base = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    let full = URL(fileURLWithPath: path).standardizedFileURL.path
    let rest = full.hasPrefix(base) ? full.dropFirst(base.count).drop { $0 == "/" } : ""
    let place = prefix + rest
    return place.hasSuffix("/") ? String(place.dropLast()) : place
  }

  private func names() throws(RevisionError) -> [String] {
    try git.lines(["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags", "refs/remotes"])
  }

  /// The path itself when it is a folder, else the nearest one above it that exists.
  private static func nearestFolder(_ path: String) -> String {
    var url = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    while !(FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue),
      url.path != "/"
    {
      url.deleteLastPathComponent()
    }
    return url.path
  }
}

/// One commit.
public struct Revision: Hashable, Sendable {
  /// As it was named.
  public let name: String
  /// 40 or 64 hexadecimal digits.
  public let commit: String

  /// `main (1a2b3c4)`, or the hash alone where it was named by it.
  public var label: String { commit.hasPrefix(name) ? shortCommit : "\(name) (\(shortCommit))" }

  public var shortCommit: String { String(commit.prefix(7)) }
}
