extension Repository {
  /// Whether every commit of `older` is in the history of `newer`.
  func isAncestor(_ older: Revision, of newer: Revision) throws(RevisionError) -> Bool {
    try git.lines(["rev-list", "--max-count=1", older.commit, "^\(newer.commit)"]).isEmpty
  }

  /// Commits that could be the first bad one, those first whose test tells most: git's own order for bisecting.
  func suspects(upTo bad: String, after good: [String]) throws(RevisionError) -> [String] {
    let listed = try git.lines(["rev-list", "--bisect-all", bad] + good.map { "^\($0)" })
    return listed.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// What a commit says about itself: `1a2b3c4 2026-11-30 Anna: Raise the bar`, and its first parent.
  public func commit(_ revision: Revision) throws(RevisionError) -> (words: String, parent: Revision?) {
    let format = "--format=%h %as %an: %s%n%P"
    let lines = try git.lines(["log", "-1", "--no-show-signature", format, revision.commit])
    let parent = lines.dropFirst().first?.split(separator: " ").first.map(String.init)
    return (lines.first ?? revision.commit, parent.map(Revision.init(commit:)))
  }
}
