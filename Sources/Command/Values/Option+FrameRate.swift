import Curve7Kit

extension Option where Value == FrameRate {
  static func frameRate(_ help: String, standard: String) -> Option {
    let range = FrameRate.range
    return Option("fps", "N", "\(help), \(range.lowerBound) to \(range.upperBound)", standard: standard) {
      text throws(ValueError) in
      guard let number = Int(text), let rate = FrameRate(number) else {
        throw ValueError("'\(text)' is no frame rate; write a number from \(range.lowerBound) to \(range.upperBound)")
      }
      return rate
    }
  }
}
