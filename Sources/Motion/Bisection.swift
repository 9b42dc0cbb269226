/// Where `isBefore` turns from true to false between `low` and `high`, to the last bits of a Double.
func bisection(from low: Double, to high: Double, isBefore: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if isBefore(middle) { low = middle } else { high = middle }
  }
}
