/// A moment as the beginning of a line gives it.
struct TimeStamp: Hashable, Sendable {
  /// Days since some day, where the line has a date.
  var day: Int?
  /// Seconds of the day; of the recording, where the line counts those.
  var seconds: Double
}

extension LogCursor {
  /// A time stamp among the first words of a line; steps behind it. Known are
  ///
  /// - `2012-01-19 13:05:48.791` and `2024-01-02T03:04:05.678901+0100`, of NSLog and of Xcode,
  /// - `13:05:48.791` behind a word or two, of the Console application and of system logs,
  /// - `0.2 s`, of this program's own event log.
  mutating func timeStamp() -> TimeStamp? {
    let start = offset
    let last = min(end, offset + Self.stampReach)
    var day: Int?
    while offset < last {
      let begin = offset
      if let found = date() {
        day = found
      } else if let seconds = clockTime() {
        return TimeStamp(day: day, seconds: seconds)
      } else if begin == start, let seconds = plainSeconds() {
        return TimeStamp(day: nil, seconds: seconds)
      } else {
        offset = begin
        skipWordOrByte()
      }
    }
    offset = start
    return nil
  }

  /// Bytes at the beginning of a line in which a time stamp begins.
  private static let stampReach = 48

  /// A run of digits and letters goes as one, so that no stamp is found in the middle of a number.
  private mutating func skipWordOrByte() {
    if peek()?.isWordPart == true { skip { $0.isWordPart } } else { offset += 1 }
  }

  /// `2012-01-19`, perhaps with a `T` behind it, as the number of its day (the days of the civil calendar, from an
  /// arbitrary one on: H. Hinnant, "chrono-compatible low-level date algorithms", days_from_civil).
  private mutating func date() -> Int? {
    guard let year = digits(4), take(UInt8(ascii: "-")), let month = digits(2), take(UInt8(ascii: "-")),
      let day = digits(2), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    _ = take(UInt8(ascii: "T"))
    let shifted = month > 2 ? year : year - 1
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + ofYear
  }

  /// `13:05:48.791`, as seconds of the day.
  private mutating func clockTime() -> Double? {
    guard let hour = digits(2), take(UInt8(ascii: ":")), let minute = digits(2), take(UInt8(ascii: ":")),
      let second = digits(2), hour < 24, minute < 60, second <= 60
    else { return nil }
    return Double(hour * 3600 + minute * 60 + second) + fraction()
  }

  /// What stands behind a point or a comma, at most nine digits of it counted.
  private mutating func fraction() -> Double {
    guard peek() == UInt8(ascii: ".") || peek() == UInt8(ascii: ","), peek(1)?.isDigit == true else { return 0 }
    offset += 1
    let start = offset
    skip { $0.isDigit }
    return Double("0." + text(start..<min(offset, start + 9))) ?? 0
  }

  /// `0.2 s` and two blanks.
  private mutating func plainSeconds() -> Double? {
    guard let number = number(), number.isFinite, number >= 0, starts(with: " s  ") else { return nil }
    offset += 4
    return number
  }

  /// Exactly so many digits, and no more.
  private mutating func digits(_ count: Int) -> Int? {
    var number = 0
    for index in 0..<count {
      guard let byte = peek(index), byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    guard peek(count)?.isDigit != true else { return nil }
    offset += count
    return number
  }
}

/// Turns the time stamps of a log into seconds from the first one.
struct LogClock: Sendable {
  /// Of the last line that had one; what follows without one belongs to it.
  private(set) var now: Double?
  private var first: TimeStamp?
  private var last = 0.0
  /// Midnights passed in a log without dates.
  private var midnights = 0

  mutating func tick(_ stamp: TimeStamp) {
    if stamp.day == nil, first != nil, stamp.seconds < last - Self.day / 2 { midnights += 1 }
    last = stamp.seconds
    let start = first ?? stamp
    first = start
    let days = (stamp.day ?? midnights) - (start.day ?? 0)
    // To the microsecond, which is as fine as consoles are.
    now = ((stamp.seconds - start.seconds + Double(days) * Self.day) * 1e6).rounded() / 1e6
  }

  private static let day = 86_400.0
}
