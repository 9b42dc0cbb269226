import Units

extension ReviewPage {
  /// A line of the notification log.
  public enum LogLine: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)

    /// The lines of both logs in one order, what was removed before what was added in its place.
    public static func lines(from before: [String], to after: [String]) -> [LogLine] {
      let difference = after.difference(from: before)
      let removed = Set(difference.removals.map(\.offset))
      let added = Set(difference.insertions.map(\.offset))
      var lines: [LogLine] = []
      var (old, new) = (0, 0)
      while old < before.count || new < after.count {
        if removed.contains(old) {
          lines.append(.removed(before[old]))
          old += 1
        } else if added.contains(new) {
          lines.append(.added(after[new]))
          new += 1
        } else {
          lines.append(.same(after[new]))
          (old, new) = (old + 1, new + 1)
        }
      }
      return lines
    }
  }
}
