extension Suggestion {
  /// A hint for an unknown word: the nearest candidate, else the only one that begins with it, else all of them if
  /// they are at most `limit`, else nil.
  /// Only the first 200 are compared, so that thousands of unknown words cannot take minutes.
  public static func hint(for word: String, among candidates: [String], listing limit: Int = 30) -> String? {
    if let nearest = nearest(to: word, among: candidates.prefix(200)) { return "did you mean '\(nearest)'?" }
    let longer = candidates.prefix(200).filter { word.count > 2 && $0.hasPrefix(word + "-") }
    if longer.count == 1 { return "did you mean '\(longer[0])'?" }
    guard !candidates.isEmpty, candidates.count <= limit else { return nil }
    return candidates.count == 1 ? "write '\(candidates[0])'" : "one of: " + candidates.joined(separator: ", ")
  }
}
