import Units

/// Which pictures a GIF shows, and for how long.
///
/// Its unit is 1/100 s, and what is to stay for less than two of them browsers show for ten. Every picture that is
/// shown stays for two at least, so that some are left out where they follow each other faster; each change comes as
/// near to its time as that allows, and the running time is kept.
public struct GIFTimetable: Hashable, Sendable {
  /// One picture that is shown.
  struct Turn: Hashable, Sendable {
    /// Counted from 0.
    let picture: Int
    /// In 1/100 s.
    var delay: Int
  }

  let turns: [Turn]
  private let pictureCount: Int

  /// Firefox and Chromium slow down what is shorter (Mozilla bug 440882, Chromium `GIFImageDecoder`).
  static let shortest = 2

  public init(_ showing: Showing) {
    let times = showing.times.map { $0.rounded(to: 100) }
    pictureCount = showing.lengths.count
    let starts = Self.starts(times)
    turns = starts.indices.map { index in
      let end = max(times[times.count - 1], starts[index].time + Self.shortest)
      let next = index + 1 < starts.count ? starts[index + 1].time : end
      return Turn(picture: starts[index].picture, delay: next - starts[index].time)
    }
  }

  private static func starts(_ times: [Int]) -> [(picture: Int, time: Int)] {
    let (last, end) = (times.count - 2, times[times.count - 1])
    var starts: [(picture: Int, time: Int)] = []
    var picture = 0
    while picture <= last {
      let time = max(starts.last.map { $0.time + shortest } ?? times[picture], times[picture])
      // The one whose turn it is by then; those before it have had their time.
      while !starts.isEmpty, picture < last, times[picture + 1] <= time { picture += 1 }
      guard starts.isEmpty || time + shortest <= end else {
        // What all of it comes to is shown in any case, in place of the picture before.
        if starts.count > 1, let previous = starts.popLast() {
          starts.append((last, max(previous.time, min(times[last], end - shortest))))
        }
        break
      }
      starts.append((picture, time))
      picture += 1
    }
    return starts
  }

  /// Pictures that are not shown.
  public var leftOut: Int { pictureCount - turns.count }

  /// How many pictures a second can be shown.
  public static let highestRate = 100 / shortest
}
