import ConsoleLogs
import Keyboards

/// Cues for every episode, as they would be if only the changes happened that the readings know. Whether that is so is
/// checked by running them.
struct CueSketch: Sendable {
  /// For each episode; none where the cues above stand for it too.
  private(set) var cues: [[ImportedCue]] = []
  /// What brings up, before the first episode, the keyboard that is up when the log begins.
  private(set) var prelude: [ImportedCue] = []
  /// What the timeline has to set.
  private(set) var session: Session

  /// - Parameter rejected: how many readings of an episode were not true; beyond the last, its notifications are taken
  ///   as they are.
  init(_ story: Story, on screen: ScreenGuess, system: SystemProfile, rejected: [Int: Int]) {
    self.init(story, on: screen, system: system, rejected: rejected, startsWithBar: true)
    if session.lacksBar {
      self.init(story, on: screen, system: system, rejected: rejected, startsWithBar: false)
    }
  }

  private init(
    _ story: Story, on screen: ScreenGuess, system: SystemProfile, rejected: [Int: Int], startsWithBar: Bool
  ) {
    let table = { (orientation: Orientation) in
      Looks(screen.device.screen(orientation).keyboardHeights, design: system.design)
    }
    session = Session(
      table(screen.orientation), turned: table(screen.orientation.other), startsWithBar: startsWithBar)
    let screens = [false, true].map { HeldScreen(screen, isTurned: $0, on: system) }
    session.fieldAccessory = story.fieldAccessory(on: screens[0], system)
    while cues.count < story.episodes.count {
      let place = cues.count
      let outlook = Outlook(
        story: story, place: place, screen: screens[session.isTurned ? 1 : 0],
        turnedScreen: screens[session.isTurned ? 0 : 1], system: system)
      take(outlook, rejected: rejected[place] ?? 0)
    }
  }

  /// The first reading that was not rejected.
  private mutating func take(_ outlook: Outlook, rejected: Int) {
    let prepared = session.prepared(for: outlook)
    let readings = (prepared?.session ?? session).readings(outlook)
    guard rejected < readings.count else {
      cues.append([.notify])
      return
    }
    let reading = readings[rejected]
    if let prepared, reading.cues != [.notify] { prelude = prepared.cues }
    session = reading.after
    cues.append(reading.cues)
    cues += Array(repeating: [], count: reading.covers - 1)
  }

  /// Whether a cue stands for anything.
  var hasCues: Bool { cues.contains { !$0.isEmpty && $0 != [.notify] } }

  /// Whether the notifications of an episode are written themselves.
  func isRaw(_ place: Int) -> Bool { cues[place] == [.notify] }

  /// The episode whose cues stand for this one.
  func owner(of place: Int) -> Int { cues[...place].lastIndex { !$0.isEmpty } ?? place }

  /// The episodes that the cues at a place stand for.
  func covered(by place: Int) -> Range<Int> {
    place..<(cues[(place + 1)...].firstIndex { !$0.isEmpty } ?? cues.count)
  }
}

extension Story {
  /// The height of a toolbar on the fields: iOS 26 ends a hide with it (facts: keyboard-behaviour.md §3).
  fileprivate func fieldAccessory(on screen: HeldScreen, _ system: SystemProfile) -> Double? {
    guard system.behaviour.hideKeepsAccessoryHeight else { return nil }
    let changes = episodes.compactMap { episode in
      Change(episode.all.map { notifications[$0] }, from: screen, to: screen)
    }
    let low = changes.filter { $0.to == .docked && $0.end.height < Session.smallest }
    guard low.allSatisfy({ $0.saysHide && $0.from == .docked }) else { return nil }
    return low.first?.end.height
  }
}
