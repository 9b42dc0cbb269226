import ConsoleLogs
import Keyboards

/// Finds the cues that stand for a log.
struct Importer {
  private let title: String
  private let story: Story
  private let screen: ScreenGuess
  private let system: SystemGuess
  private let looks: Looks

  /// How often cues that did not prove true are taken back before all are.
  private static let attempts = 8

  init(_ notifications: [LoggedNotification], title: String) {
    self.title = title
    story = Story(notifications)
    system = SystemGuess(notifications)
    let design = SystemCatalogue.standard[system.id]?.design ?? .ios7
    let heights = Set(notifications.compactMap { $0.rect(.frameEnd)?.height })
    screen = ScreenGuess(notifications) { screen in
      KeyboardKind.allCases.contains { kind in
        [true, false].contains { hasBar in
          screen.keyboardHeights.height(kind, hasPredictiveBar: hasBar, design: design).map(heights.contains) ?? false
        }
      }
    }
    looks = Looks(screen.device.screen(screen.orientation).keyboardHeights, design: design)
  }

  /// The plan with all cues that prove true.
  func verifiedPlan(source: Plan.Source) -> Plan {
    var raw: Set<Int> = []
    for _ in 0..<Self.attempts {
      var plan = plan(raw: raw, source: source)
      guard plan.sketch.cues.contains(where: { $0 != .notify }) else { return plan }
      let wrong = check(&plan)
      if wrong.isEmpty { return plan }
      raw.formUnion(wrong)
    }
    return plan(raw: Set(story.episodes.indices), source: source)
  }

  private func plan(raw: Set<Int>, source: Plan.Source) -> Plan {
    Plan(
      title: title, source: source, story: story, screen: screen, system: system,
      sketch: CueSketch(story, on: screen, looks: looks, raw: raw))
  }

  /// Episodes whose cue did not post what the log has. When the text cannot be run at all, every cue is wrong.
  private func check(_ plan: inout Plan) -> Set<Int> {
    let recognised = Set(plan.sketch.cues.indices.filter { plan.sketch.cues[$0] != .notify })
    guard let verification = Verification(TimelineText(plan: plan).text, against: story.notifications) else {
      return recognised
    }
    plan.postTimes = verification.times
    guard !verification.missing.isEmpty else { return [] }
    let missing = Set(verification.missing)
    let wrong = recognised.filter { place in story.episodes[place].all.contains(where: missing.contains) }
    // A raw notification that is not found was spoilt by the cues around it.
    return wrong.isEmpty ? recognised : wrong
  }
}
