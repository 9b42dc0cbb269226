import ConsoleLogs
import Keyboards

/// Looks, under one system, for cues that prove true when they are run.
struct CueSearch {
  private let title: String
  private let source: Plan.Source
  private let story: Story
  private let screen: ScreenGuess
  private let system: SystemGuess
  private let profile: SystemProfile

  /// Notifications that are run, all rounds together, while one reading after the other is taken back. Chosen: an import
  /// takes a second or two.
  private static let effort = 1000
  /// How often readings that did not prove true are then taken back together.
  private static let attempts = 6

  init(_ story: Story, title: String, source: Plan.Source, system: SystemGuess) {
    self.title = title
    self.source = source
    self.story = story
    self.system = system
    profile = SystemCatalogue.standard[system.id] ?? .ios18
    let design = profile.design
    let heights = Set(story.notifications.compactMap { $0.rect(.frameEnd)?.height })
    screen = ScreenGuess(story.notifications) { screen in
      KeyboardKind.allCases.contains { kind in
        [true, false].contains { hasBar in
          screen.keyboardHeights.height(kind, hasPredictiveBar: hasBar, design: design).map(heights.contains) ?? false
        }
      }
    }
  }

  /// The plan whose cues all prove true. Of those that do not, the first loses its reading and the rest is tried again,
  /// since it may be wrong only because of the first; after some rounds all of them lose it.
  func plan() -> Plan {
    var rejected: [Int: Int] = [:]
    let careful = min(24, Self.effort / max(1, story.notifications.count))
    for round in 0..<(careful + Self.attempts) {
      var plan = plan(rejected)
      guard plan.sketch.hasCues else { return plan }
      let wrong = check(&plan)
      guard let first = wrong.min() else { return plan }
      if round < careful {
        rejected[first, default: 0] += 1
      } else {
        for place in wrong { rejected[place] = Int.max }
      }
    }
    return plan(Dictionary(uniqueKeysWithValues: story.episodes.indices.map { ($0, Int.max) }))
  }

  private func plan(_ rejected: [Int: Int]) -> Plan {
    Plan(
      title: title, source: source, story: story, screen: screen,
      held: HeldScreen(screen, isTurned: false, on: profile), system: system,
      sketch: CueSketch(story, on: screen, system: profile, rejected: rejected))
  }

  /// Episodes whose cues did not post what the log has. When the text cannot be run at all, every cue is wrong.
  private func check(_ plan: inout Plan) -> Set<Int> {
    let sketch = plan.sketch
    let recognised = Set(sketch.cues.indices.filter { !sketch.cues[$0].isEmpty && !sketch.isRaw($0) })
    guard let verification = Verification(TimelineText(plan: plan).text, against: story.notifications) else {
      return recognised
    }
    plan.postTimes = verification.times
    guard !verification.missing.isEmpty else { return [] }
    let missing = Set(verification.missing)
    let spoilt = story.episodes.indices.filter { story.episodes[$0].all.contains(where: missing.contains) }
    let wrong = recognised.intersection(spoilt.map(sketch.owner))
    // A raw notification that is not found was spoilt by the cues around it.
    return wrong.isEmpty ? recognised : wrong
  }
}
