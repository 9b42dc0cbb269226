/// The search for the first commit at which something no longer holds.
public struct Bisection: Sendable {
  /// What a test of one commit gave.
  public enum Verdict: Hashable, Sendable {
    case good
    case bad
    /// Nothing can be said of this commit.
    case untestable
  }

  public let firstBad: Revision
  /// Commits that could not be tested, and of which one may be the first bad one instead.
  public let suspects: [Revision]
  /// Commits that were tested on the way, the ends not among them.
  public let tests: Int

  /// Halves the history between a good and a bad revision until one commit is left.
  ///
  /// - Parameter test: must find `good` good and `bad` bad; that is for the caller to see.
  public init(
    in repository: Repository, good: Revision, bad: Revision, test: (Revision) throws -> Verdict
  ) throws {
    guard good.commit != bad.commit, try repository.isAncestor(good, of: bad) else {
      throw RevisionError.notAncestor(good.name, of: bad.name)
    }
    var (first, known, untestable, tests) = (bad, [good.commit], Set<String>(), 0)
    while true {
      let suspects = try repository.suspects(upTo: first.commit, after: known).filter { $0 != first.commit }
      guard let next = suspects.first(where: { !untestable.contains($0) }).map(Revision.init(commit:)) else {
        self.suspects = suspects.map(Revision.init(commit:))
        break
      }
      tests += 1
      switch try test(next) {
      case .good: known.append(next.commit)
      case .bad: first = next
      case .untestable: untestable.insert(next.commit)
      }
    }
    (firstBad, self.tests) = (first, tests)
  }
}

extension Revision {
  /// A commit that goes by its hash.
  init(commit: String) {
    self.init(name: String(commit.prefix(7)), commit: commit)
  }
}
