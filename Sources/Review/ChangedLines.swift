import Timelines
import Units

/// Lines of a timeline's text that are not as they were.
public struct ChangedLines: Hashable, Sendable {
  /// As the files of the second side are named.
  public let file: String
  /// From 1; where lines were only removed, the one that now stands in their place.
  public let lines: ClosedRange<Int>

  public init(file: String, lines: ClosedRange<Int>) {
    self.file = file
    self.lines = lines
  }

  /// Every stretch of lines that changed, in the order of the files.
  ///
  /// - Parameter name: what a file of the first side is called on the second.
  public static func all(
    from before: SourceFiles, to after: SourceFiles, name: (String) -> String = { $0 }
  ) -> [ChangedLines] {
    after.files.flatMap { file in
      let old = before.files.first { name($0.path) == file.path }?.lines ?? []
      return stretches(from: old, to: file.lines).map { ChangedLines(file: file.path, lines: $0) }
    }
  }

  private static func stretches(from old: [String], to new: [String]) -> [ClosedRange<Int>] {
    let difference = new.difference(from: old)
    var touched = Set(difference.insertions.map { $0.offset + 1 })
    // The place in the new text is counted on with the old lines that are still there.
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var place = 0
    for line in old.indices {
      if removed.contains(line) {
        touched.insert(min(max(new.count, 1), place + 1))
      } else {
        while inserted.contains(place) { place += 1 }
        place += 1
      }
    }
    return touched.sorted().stretches
  }
}

extension SourceFile {
  fileprivate var lines: [String] { (1...lineCount).map(line) }
}
