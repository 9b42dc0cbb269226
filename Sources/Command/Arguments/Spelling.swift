/// The word that `typed` was probably meant to be: the one fewest edits away, and no more than a third of its length.
func closest(to typed: String, in words: [String]) -> String? {
  let ranked = words.map { (word: $0, distance: editDistance(typed, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  return best.distance <= max(1, best.word.count / 3) ? best.word : nil
}

/// Levenshtein distance with neighbours swapped counted as one edit (optimal string alignment).
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.prefix(64))
  let right = Array(right.prefix(64))
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      var cost = min(rows[i][j + 1], row[j]) + 1
      cost = min(cost, rows[i][j] + (left[i] == right[j] ? 0 : 1))
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] { cost = min(cost, rows[i - 1][j - 1] + 1) }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
