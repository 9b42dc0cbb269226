import Timelines

/// Why nothing can be read from a repository's history.
public enum RevisionError: Error, Hashable, Sendable {
  /// The program is not installed.
  case noGit
  /// The path lies in no repository.
  case noRepository(path: String)
  /// No commit goes by this name; with the nearest name of a branch or tag.
  case unknownRevision(String, nearest: String?)
  /// No history leads from the good revision to the bad one.
  case notAncestor(String, of: String)
  /// git's own words.
  case failed(String)
}

extension RevisionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noGit: "there is no 'git' here; install it"
    case .noRepository(let path): "'\(path)' lies in no git repository"
    case .unknownRevision(let name, let nearest):
      "there is no revision '\(name)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .notAncestor(let good, let bad): "'\(good)' is no ancestor of '\(bad)'; nothing lies between them"
    case .failed(let words): "git: \(words)"
    }
  }
}
