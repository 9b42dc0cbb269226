import Units

/// What became of a notification log.
public struct LogChange: Hashable, Sendable {
  public let before: [String]
  public let after: [String]
  /// Lines that are gone, and new ones.
  public let removed: [String]
  public let added: [String]

  init(from before: [String], to after: [String]) {
    (self.before, self.after) = (before, after)
    let difference = after.difference(from: before)
    removed = difference.removals.map(\.element)
    added = difference.insertions.map(\.element)
  }

  public var isSame: Bool { before == after }

  /// Seconds by which all lines that changed come later, where that is all that became of them; else nil.
  public var lag: Double? {
    guard removed.count == added.count else { return nil }
    let lags = zip(removed, added).map { LogLine($0).lag(to: LogLine($1)) }
    // At the same times in another order is not later.
    guard let first = lags.first ?? nil, abs(first) >= 0.0005 else { return nil }
    // Times stand in the log to the millisecond.
    return lags.allSatisfy { $0.map { abs($0 - first) < 0.0015 } ?? false } ? first : nil
  }

  /// `5 lines of the notification log come 0.1 s later, else the same`, where that is all; else nil.
  public var words: String? {
    lag.map { lag in
      let seconds = ((abs(lag) * 1000).rounded() / 1000).decimalText
      let lines =
        added.count == 1 ? "1 line of the notification log comes" : "\(added.count) lines of the notification log come"
      return "\(lines) \(seconds) s \(lag > 0 ? "later" : "earlier"), else the same"
    }
  }
}

/// A line of the log: a time to the millisecond and what happened.
private struct LogLine {
  let time: Double?
  let text: Substring

  init(_ line: String) {
    let number = line.prefix { $0 != " " }
    time = Double(number)
    text = line.dropFirst(number.count)
  }

  /// Seconds to another line that says the same.
  func lag(to other: LogLine) -> Double? {
    guard let time, let later = other.time, text == other.text else { return nil }
    return later - time
  }
}
