extension Option where Value == Int {
  /// A whole number of a range.
  init(number name: String, in range: ClosedRange<Int>, _ help: String, standard: String) {
    self.init(name, "N", "\(help), \(range.lowerBound) to \(range.upperBound)", standard: standard) {
      text throws(ValueError) in
      guard let number = Int(text) else { throw ValueError("'\(text)' is not a whole number") }
      guard range.contains(number) else {
        throw ValueError("'\(text)' is out of range; write a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}
