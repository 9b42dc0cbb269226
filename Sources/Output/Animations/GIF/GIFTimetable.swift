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
    let end = times[times.count - 1]
    pictureCount = showing.lengths.count
    var starts: [(picture: Int, time: Int)] = []
    var picture = 0
    while picture < pictureCount {
      let earliest = starts.last.map { $0.time + Self.shortest } ?? times[picture]
      let time = max(earliest, times[picture])
      // The one whose turn it is by then; those before it have had their time.
      while picture + 1 < pictureCount, times[picture + 1] <= time { picture += 1 }
      if starts.isEmpty || time + Self.shortest <= end { starts.append((picture, time)) }
      picture += 1
    }
    turns = starts.indices.map { index in
      let next = index + 1 < starts.count ? starts[index + 1].time : max(end, starts[index].time + Self.shortest)
      return Turn(picture: starts[index].picture, delay: next - starts[index].time)
    }
  }

  /// Pictures that are not shown.
  public var leftOut: Int { pictureCount - turns.count }

  /// How many pictures a second can be shown.
  public static let highestRate = 100 / shortest
}
