import Keyboards

extension Session {
  /// A docked keyboard becomes another one in its place: other keys, the predictive bar, a hardware keyboard's bar
  /// (facts: keyboard-behaviour.md T3, T11).
  func replacements(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.from == .docked, change.begin == up.frame else { return [] }
    switch change.to {
    case .low:
      return [
        reading(.hardwareKeyboard(true)) {
          $0.up = Up(standing: .bar, frame: change.end, look: up.look, field: up.field)
          $0.hasHardwareKeyboard = true
        }
      ]
    case .docked:
      if change.end == up.frame { return sameFrame(change, of: up) }
      return bar(change, of: up) + otherKeys(change, of: up)
    case .elsewhere where change.end.width == 0 && change.saysFrameOnly:
      // facts: keyboard-behaviour.md §3, switch of multitasking mode.
      return [reading(.switchMultitasking)]
    default: return []
    }
  }

  /// Another field of the same height, where that is announced (facts: keyboard-behaviour.md T4).
  private func sameFrame(_ change: Change, of up: Up) -> [Reading] {
    guard change.saysShow else { return [] }
    var field = up.field
    field.role = field.role == .second ? .main : .second
    return [
      reading(.tap(field)) {
        $0.up?.field = field
        $0.settings[.fieldSwitch] = "posts show"
      }
    ]
  }

  func otherKeys(_ change: Change, of up: Up) -> [Reading] {
    let order = ([letters] + [.emoji, .numberPad, .pinyin].map { Looks.Look(kind: $0) })
      .filter { $0.kind != up.look.kind }
    var after = self
    guard (0...60).contains(change.duration ?? 0), let look = after.look(of: change.end.height, among: order) else {
      return []
    }
    after.up?.look = look
    after.up?.frame = change.end
    if let duration = change.duration, duration != 0, after.settings[.kindSwitch] == nil {
      after.settings[.kindSwitch] = "reports \(duration.seconds)"
    }
    return [Reading(cues: [.keyboard(look.kind, height: after.given(look))], after: after)]
  }

  /// The predictive bar is 44 or 45 points high, and comes and goes with a duration of 0 (facts: keyboard-behaviour.md
  /// §3, §4).
  private func bar(_ change: Change, of up: Up) -> [Reading] {
    let step = change.end.height - up.frame.height
    guard up.look.kind == .letters, change.duration == 0, (30...55).contains(abs(step)) else { return [] }
    var after = self
    if (step > 0) == hasBar {
      after.lacksBar = lacksBar || hasBar && startsWithBar
      return after.lacksBar ? [Reading(cues: [.notify], after: after)] : []
    }
    let other = Looks.Look(kind: .letters, hasBar: !hasBar)
    guard after.look(of: change.end.height, among: [other]) != nil else { return [] }
    after.up?.look = other
    after.up?.frame = change.end
    after.hasBar.toggle()
    return [Reading(cues: [.predictiveBar(after.hasBar, height: after.given(other))], after: after)]
  }
}
