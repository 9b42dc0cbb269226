import ConsoleLogs
import Keyboards

/// Everything that the text of a timeline is written from.
struct Plan: Sendable {
  let title: String
  let source: Source
  let story: Story
  let screen: ScreenGuess
  /// That screen as it is held at the start.
  let held: HeldScreen
  let system: SystemGuess
  let sketch: CueSketch
  /// When the notifications of the log were posted in a run, where they were.
  var postTimes: [Int: Double] = [:]

  /// What the log has.
  enum Source: Hashable, Sendable {
    case notifications
    /// Heights of the keyboard on its way; the notifications of the story are made up from them.
    case positions
  }

  /// The name of a notification, or one that fits its frames.
  func name(of index: Int) -> KeyboardNotification.Name {
    let notification = story.notifications[index]
    if let name = notification.name { return name }
    guard let end = notification.rect(.frameEnd) else { return .willChangeFrame }
    switch held.place(of: held.upright(end)) {
    case .docked: return .willShow
    case .hidden: return .willHide
    case .low, .raised, .narrow, .narrowHidden, .zero, .elsewhere: return .willChangeFrame
    }
  }

  /// When an episode begins, in seconds. One of which only the end was logged begins before, by the time its motion
  /// takes; a jump takes none.
  func start(of place: Int) -> Double {
    let episode = story.episodes[place]
    if let first = episode.will.first { return story.times[first] }
    let end = episode.did.first.map { story.times[$0] } ?? Story.start
    if story.duration(of: episode) == 0 { return end }
    let motion = SystemCatalogue.standard[system.id]?.timing.duration.seconds ?? 0.5
    return max(0, ((end - motion) * 1e6).rounded() / 1e6)
  }

  /// Seconds before an episode at which its cue begins: the time that a finger takes. At most half the time since the
  /// episode before.
  func lead(of place: Int) -> Double {
    guard sketch.cues[place].contains(where: { if case .drag = $0 { true } else { false } }) else { return 0 }
    let before = place == 0 ? Story.start - delay : story.episodes[place - 1].all.map { story.times[$0] }.max() ?? 0
    return min(0.4, max(0.02, (((start(of: place) - before) / 2) * 1e6).rounded() / 1e6))
  }

  /// How much later everything happens than in the story, so that there is room before the first notification.
  var delay: Double {
    let needsRoom = !sketch.prelude.isEmpty || story.episodes.first?.will.isEmpty == true
    return needsRoom ? Story.spacing : 0
  }

  /// How many notifications are written themselves.
  var rawCount: Int {
    story.episodes.indices.filter(sketch.isRaw).map { story.episodes[$0].all.count }.reduce(0, +)
  }

  /// Seconds; nil leaves it to the language's default.
  var lastTime: Double { (story.times.last ?? 0) + delay }
}
