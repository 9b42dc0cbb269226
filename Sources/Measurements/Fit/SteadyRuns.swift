/// How far values stay within a band of each other, from every row on; found in one pass.
struct SteadyRuns {
  /// For each row the last one up to which all values from it on stay within the band.
  private(set) var ends: [Int]
  /// The first row from which all values up to the last one do.
  let lastStart: Int

  init(_ values: [Double], within band: Double) {
    var ends = Array(repeating: max(0, values.count - 1), count: values.count)
    var (highest, lowest) = (Extremes(), Extremes())
    var start = 0
    for row in values.indices {
      highest.append(row) { values[$0] <= values[row] }
      lowest.append(row) { values[$0] >= values[row] }
      while let high = highest.first, let low = lowest.first, values[high] - values[low] > band {
        ends[start] = row - 1
        start += 1
        highest.drop(before: start)
        lowest.drop(before: start)
      }
    }
    self.ends = ends
    lastStart = start
  }

  /// Rows of which each is more extreme than all that follow.
  private struct Extremes {
    private var rows: [Int] = []
    private var head = 0

    var first: Int? { head < rows.count ? rows[head] : nil }

    mutating func append(_ row: Int, over isSurpassed: (Int) -> Bool) {
      while rows.count > head, isSurpassed(rows[rows.count - 1]) { rows.removeLast() }
      rows.append(row)
    }

    mutating func drop(before row: Int) {
      while let first, first < row { head += 1 }
    }
  }
}
