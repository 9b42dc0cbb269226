import ConsoleLogs
import Keyboards

/// Finds the cues that stand for a log.
struct Importer {
  private let title: String
  private let story: Story

  /// Notifications of the longest log for which more than one system is tried. Chosen: an import takes a second or two.
  private static let manySystems = 120

  init(_ notifications: [LoggedNotification], title: String) {
    self.title = title
    story = Story(notifications)
  }

  /// The plan under the system that leaves the fewest notifications as they are; the likeliest where several do.
  func bestPlan(source: Plan.Source) -> Plan {
    let all = SystemGuess.all(for: story.notifications)
    let guesses = story.notifications.count <= Self.manySystems ? all : Array(all.prefix(1))
    var best = CueSearch(story, title: title, source: source, system: guesses[0]).plan()
    for guess in guesses.dropFirst() where best.rawCount > 0 {
      let other = CueSearch(story, title: title, source: source, system: guess).plan()
      if other.rawCount < best.rawCount { best = other }
    }
    return best
  }
}
