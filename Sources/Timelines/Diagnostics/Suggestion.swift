/// Finds what was probably meant by a word that is not known.
public enum Suggestion {
  /// The candidate nearest to `word`, or nil when none is near: at most a third of the longer word's characters (at
  /// least one) may differ, and not all of them. Case does not count. Among equally near ones the first in
  /// alphabetical order wins.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(word.lowercased())
    guard typed.count <= longestWord else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word && candidate.count <= longestWord {
      let target = Array(candidate.lowercased())
      let allowed = max(1, max(typed.count, target.count) / 3)
      guard abs(typed.count - target.count) <= allowed else { continue }
      let distance = distance(from: typed, to: target)
      guard distance <= allowed, distance < max(typed.count, target.count) else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// Longer words are not compared; no word of the language comes near.
  private static let longestWord = 64

  /// Insertions, deletions, replacements and swaps of neighbours that turn one word into the other
  /// (Damerau–Levenshtein in its optimal string alignment form: Boytsov, ACM JEA 16, 2011, §2.2.1).
  static func distance(from left: [Character], to right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
