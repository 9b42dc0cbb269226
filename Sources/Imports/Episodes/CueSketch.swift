import ConsoleLogs
import Keyboards

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

  /// Height of the controller's accessory view, without the safe area below it, where the log shows one.
  private(set) var accessory: Double?
  /// Whether the predictive bar is on when the timeline begins.
  let startsWithBar: Bool

  /// What is up, as far as the cues have brought it there.
  private var current: Looks.Look?
  private var hasBar: Bool
  private var accessoryIsUp = false
  private let safeBottom: Double
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
    safeBottom = screen.device.screen(screen.orientation).safeArea(for: looks.design).bottom
    for (place, episode) in story.episodes.enumerated() {
      let event = raw.contains(place) ? nil : story.event(of: episode, on: screen)
      cues.append(event.flatMap { cue(for: $0, at: place, duration: story.duration(of: episode)) } ?? .notify)
    }
  }

  private mutating func cue(for event: KeyboardEvent, at place: Int, duration: Double?) -> ImportedCue? {
    switch event {
    case .show(let height, let beginHeight):
      if beginHeight != height { return raise(beginHeight, at: place) ? show(height) : nil }
      return height < Self.smallest ? showAccessory(height) : show(height)
    case .hide(let height):
      guard bring(up: height, before: place) else { return nil }
      current = nil
      return .dismiss
    case .resize(let old, let new):
      guard bring(up: old, before: place), let current else { return nil }
      guard accessoryIsUp, new == total(0) + safeBottom else {
        return resize(from: current, to: new, duration: duration)
      }
      self.current = nil
      return .dismiss
    }
  }

  /// Points; what is lower is no typing keyboard but an accessory view (facts: keyboard-behaviour.md §3, typical heights).
  private static let smallest = 120.0

  /// The height of the whole frame of a keyboard that is so high by itself.
  private func total(_ height: Double) -> Double { height + (accessory ?? 0) }

  private mutating func show(_ height: Double) -> ImportedCue? {
    guard current == nil else { return nil }
    let others = [KeyboardKind.numberPad, .pinyin, .emoji].map { Looks.Look(kind: $0) }
    // The first keyboard is taken for that of letters, whatever the device's table says of another one.
    let order = looks.heights.isEmpty ? [letters] : [letters] + others
    guard let look = looks.look(of: height - total(0), among: order) else { return nil }
    current = look
    return .tap(look.kind)
  }

  /// The keyboard that an episode finds; before the first one it may have come up unseen.
  private mutating func bring(up height: Double, before place: Int) -> Bool {
    if let current { return looks.heights[current].map(total) == height }
    guard place == 0 else { return false }
    prelude = show(height)
    return prelude != nil
  }
}

// MARK: - Accessory view

extension CueSketch {
  /// facts: keyboard-behaviour.md T6.
  private mutating func showAccessory(_ height: Double) -> ImportedCue? {
    guard current == nil, !accessoryIsUp, takesAccessory(height) else { return nil }
    accessoryIsUp = true
    return .becomeFirstResponder
  }

  /// The accessory view that a show begins with (facts: keyboard-behaviour.md T7, V7).
  private mutating func raise(_ height: Double, at place: Int) -> Bool {
    if accessoryIsUp { return total(0) + safeBottom == height }
    guard place == 0, takesAccessory(height) else { return false }
    accessoryIsUp = true
    prelude = .becomeFirstResponder
    return true
  }

  /// Its frame reaches to the bottom of the screen. A timeline has one.
  private mutating func takesAccessory(_ height: Double) -> Bool {
    let own = height - safeBottom
    guard own > 0, looks.heights.isEmpty, accessory == nil || accessory == own else { return false }
    accessory = own
    return true
  }
}

// MARK: - Changes in place

extension CueSketch {
  private mutating func resize(from old: Looks.Look, to height: Double, duration: Double?) -> ImportedCue? {
    if let bar = barChange(from: old, to: height, duration: duration) { return bar }
    let order = ([letters] + [.emoji, .numberPad, .pinyin].map { Looks.Look(kind: $0) }).filter { $0.kind != old.kind }
    guard let look = looks.look(of: height - total(0), among: order) else { return nil }
    current = look
    kindSwitchDuration = kindSwitchDuration ?? duration
    return .keyboard(look.kind, height: looks.given(look))
  }

  private var letters: Looks.Look { Looks.Look(kind: .letters, hasBar: hasBar) }

  /// The predictive bar is 44 or 45 points high, and comes and goes with a duration of 0
  /// (facts: keyboard-behaviour.md §3, §4).
  private mutating func barChange(from old: Looks.Look, to height: Double, duration: Double?) -> ImportedCue? {
    guard old.kind == .letters, duration == 0, let before = looks.heights[old],
      (30...55).contains(abs(height - total(before)))
    else { return nil }
    if (height > total(before)) == hasBar {
      lacksBar = lacksBar || hasBar && startsWithBar
      return nil
    }
    let other = Looks.Look(kind: .letters, hasBar: !hasBar)
    guard looks.look(of: height - total(0), among: [other]) != nil else { return nil }
    current = other
    hasBar.toggle()
    return .predictiveBar(hasBar, height: looks.given(other))
  }
}

extension Story {
  /// The duration that an episode reports, in seconds.
  func duration(of episode: Episode) -> Double? {
    episode.all.lazy.compactMap { notifications[$0].number(.animationDuration) }.first
  }
}
