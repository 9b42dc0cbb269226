extension Suggestion {
  /// A hint for an unknown word: the nearest candidate, else all of them if they are at most `limit`, else nil.
  /// Only the first 200 are compared, so that thousands of unknown words cannot take minutes.
  public static func hint(for word: String, among candidates: [String], listing limit: Int = 16) -> String? {
    if let nearest = nearest(to: word, among: candidates.prefix(200)) { return "did you mean '\(nearest)'?" }
    guard !candidates.isEmpty, candidates.count <= limit else { return nil }
    return candidates.count == 1 ? "write '\(candidates[0])'" : "one of: " + candidates.joined(separator: ", ")
  }
}
