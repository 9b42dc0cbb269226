/// What to try, and for how long.
struct FuzzOptions: Equatable {
  /// Case `k` is made from `seed` and `k` alone, so that it can be tried again by itself.
  var seed: UInt64 = 1
  var end: End = .count(11_000)
  /// The one case to try, when a failure is looked at.
  var only: Int?
  /// Real timelines that are mutated.
  var timelines = "timelines"

  enum End: Equatable {
    case count(Int)
    case seconds(Double)
  }

  static let usage = """
    usage: curve7-fuzz [--count N | --seconds S] [--seed N] [--case K] [--timelines FOLDER]

    Reads random texts and mutated timelines, and fails when one crashes, takes too long or breaks a promise. The
    text that is being tried stands in output/fuzz/current.timeline; after a crash it is the culprit.

      curve7-fuzz --seconds 60 --seed 7

    """

  /// Nil for words it does not know.
  init?(_ arguments: [String]) {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: arguments.count, by: 2) {
      guard take(arguments[index], arguments[index + 1]) else { return nil }
    }
  }

  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "--count": return Int(value).map { end = .count($0) } != nil
    case "--seconds": return Double(value).map { end = .seconds($0) } != nil
    case "--seed": return UInt64(value).map { seed = $0 } != nil
    case "--case": return Int(value).map { only = $0 } != nil
    case "--timelines":
      timelines = value
      return true
    default: return false
    }
  }
}
