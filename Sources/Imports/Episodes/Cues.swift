import ConsoleLogs
import Keyboards

/// What stands for an episode in the timeline.
enum ImportedCue: Hashable, Sendable {
  /// A field with a keyboard of this kind is tapped.
  case tap(KeyboardKind)
  case dismiss
  /// The height where the device's table has another one.
  case keyboard(KeyboardKind, height: Double?)
  case predictiveBar(Bool, height: Double?)
  /// The notifications as they are.
  case notify
}

/// Cues for every episode, as they would be if only the keyboard's usual changes happened. Whether that is so is
/// checked by running them.
struct CueSketch: Sendable {
  /// One for each episode.
  private(set) var cues: [ImportedCue] = []
  /// The keyboard that is up when the log begins, brought up before its first episode.
  private(set) var prelude: ImportedCue?
  private(set) var looks: Looks
  /// The duration that a change of kind reports, where the log has one.
  private(set) var kindSwitchDuration: Double?

  /// Whether the predictive bar is on when the timeline begins.
  let startsWithBar: Bool

  /// What is up, as far as the cues have brought it there.
  private var current: Looks.Look?
  private var hasBar: Bool
  /// The bar would have to come although it is on from the start.
  private var lacksBar = false

  /// - Parameter raw: episodes that are to be taken as they are.
  init(_ story: Story, on screen: ScreenGuess, looks: Looks, raw: Set<Int>) {
    self.init(story, on: screen, looks: looks, raw: raw, startsWithBar: true)
    if lacksBar { self.init(story, on: screen, looks: looks, raw: raw, startsWithBar: false) }
  }

  private init(_ story: Story, on screen: ScreenGuess, looks: Looks, raw: Set<Int>, startsWithBar: Bool) {
    self.looks = looks
    self.startsWithBar = startsWithBar
    hasBar = startsWithBar
    for (place, episode) in story.episodes.enumerated() {
      let event = raw.contains(place) ? nil : story.event(of: episode, on: screen)
      cues.append(event.flatMap { cue(for: $0, at: place, duration: story.duration(of: episode)) } ?? .notify)
    }
  }

  private mutating func cue(for event: KeyboardEvent, at place: Int, duration: Double?) -> ImportedCue? {
    switch event {
    case .show(let height): return show(height)
    case .hide(let height):
      guard bring(up: height, before: place) else { return nil }
      current = nil
      return .dismiss
    case .resize(let old, let new):
      guard bring(up: old, before: place), let current else { return nil }
      return resize(from: current, to: new, duration: duration)
    }
  }

  private mutating func show(_ height: Double) -> ImportedCue? {
    guard current == nil else { return nil }
    let others = [KeyboardKind.numberPad, .pinyin, .emoji].map { Looks.Look(kind: $0) }
    // The first keyboard is taken for that of letters, whatever the device's table says of another one.
    let order = looks.heights.isEmpty ? [letters] : [letters] + others
    guard let look = looks.look(of: height, among: order) else { return nil }
    current = look
    return .tap(look.kind)
  }

  /// The keyboard that an episode finds; before the first one it may have come up unseen.
  private mutating func bring(up height: Double, before place: Int) -> Bool {
    if let current { return looks.heights[current] == height }
    guard place == 0 else { return false }
    prelude = show(height)
    return prelude != nil
  }

  private mutating func resize(from old: Looks.Look, to height: Double, duration: Double?) -> ImportedCue? {
    if let bar = barChange(from: old, to: height, duration: duration) { return bar }
    let order = ([letters] + [.emoji, .numberPad, .pinyin].map { Looks.Look(kind: $0) }).filter { $0.kind != old.kind }
    guard let look = looks.look(of: height, among: order) else { return nil }
    current = look
    kindSwitchDuration = kindSwitchDuration ?? duration
    return .keyboard(look.kind, height: looks.tableHeight(look) == height ? nil : height)
  }

  private var letters: Looks.Look { Looks.Look(kind: .letters, hasBar: hasBar) }

  /// The predictive bar is 44 or 45 points high, and comes and goes with a duration of 0
  /// (facts: keyboard-behaviour.md §3, §4).
  private mutating func barChange(from old: Looks.Look, to height: Double, duration: Double?) -> ImportedCue? {
    guard old.kind == .letters, duration == 0, let before = looks.heights[old],
      (30...55).contains(abs(height - before))
    else { return nil }
    if (height > before) == hasBar {
      lacksBar = lacksBar || hasBar && startsWithBar
      return nil
    }
    let other = Looks.Look(kind: .letters, hasBar: !hasBar)
    guard looks.look(of: height, among: [other]) != nil else { return nil }
    current = other
    hasBar.toggle()
    return .predictiveBar(hasBar, height: looks.tableHeight(other) == height ? nil : height)
  }
}

extension Story {
  /// The duration that an episode reports, in seconds.
  func duration(of episode: Episode) -> Double? {
    episode.all.lazy.compactMap { notifications[$0].number(.animationDuration) }.first
  }
}
