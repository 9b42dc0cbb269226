import ConsoleLogs
import Keyboards
import Units

/// The cues of a plan, each below what the log says in its place.
struct ScriptText {
  let plan: Plan

  var lines: [String] {
    var lines = comment
    switch plan.sketch.prelude {
    case .tap(let kind):
      lines += ["# The keyboard is up when the log begins.", "at \(Story.start.seconds) tap \(kind.field)"]
    case .becomeFirstResponder:
      lines += ["# An accessory view is up when the log begins.", "at \(Story.start.seconds) become-first-responder"]
    default: break
    }
    for place in plan.story.episodes.indices { lines += self.lines(of: place) }
    return lines
  }

  private var comment: [String] {
    switch plan.story.timing {
    case .kept: ["# Times are those of the log, from \(start.decimalText) s on."]
    case .spaced: ["# The log has no times; what happens is \(Story.spacing.decimalText) s apart."]
    case .shortened:
      [
        "# Times are those of the log, from \(start.decimalText) s on; pauses of more than \(Story.spacing.decimalText) s are cut."
      ]
    }
  }

  private var start: Double { Story.start + plan.delay }

  private func lines(of place: Int) -> [String] {
    let episode = plan.story.episodes[place]
    let time = ((plan.start(of: place) + plan.delay) * 1e6).rounded() / 1e6
    switch plan.sketch.cues[place] {
    case .tap(let kind): return comment(on: episode) + ["at \(time.seconds) tap \(kind.field)"]
    case .becomeFirstResponder: return comment(on: episode) + ["at \(time.seconds) become-first-responder"]
    case .dismiss: return comment(on: episode) + ["at \(time.seconds) dismiss"]
    case .keyboard(let kind, let height):
      return comment(on: episode) + ["at \(time.seconds) keyboard \(kind.rawValue)\(clause(height))"]
    case .predictiveBar(let isOn, let height):
      return comment(on: episode) + ["at \(time.seconds) predictive-bar \(isOn ? "on" : "off")\(clause(height))"]
    case .notify: return episode.all.flatMap(notify)
    }
  }

  private func clause(_ height: Double?) -> String {
    height.map { " height \($0.points)" } ?? ""
  }

  /// What the log has in place of the cue, and where its times are others than those of the simulation.
  private func comment(on episode: Episode) -> [String] {
    guard plan.source == .notifications else { return [] }
    let names = episode.all.map { plan.story.notifications[$0].name?.rawValue ?? "a notification without a name" }
    return wrapped("The log has " + enumeration(names) + ".") + lateness(of: episode)
  }

  /// The end of the motion, where it came at another time on the device.
  private func lateness(of episode: Episode) -> [String] {
    guard plan.story.timing == .kept, let will = episode.will.first, let did = episode.did.first,
      plan.story.notifications[did].time != nil, let simulated = plan.postTimes[did]
    else { return [] }
    let logged = plan.story.times[did] - plan.story.times[will]
    let own = simulated - plan.delay - plan.story.times[will]
    guard abs(logged - own) >= 0.001 else { return [] }
    let name = plan.name(of: did).rawValue
    return [
      "# \(name) came \(logged.milliseconds) after the beginning there, and comes \(own.milliseconds) after it here."
    ]
  }

  private func notify(_ index: Int) -> [String] {
    let notification = plan.story.notifications[index]
    let time = ((plan.story.times[index] + plan.delay) * 1e6).rounded() / 1e6
    let name = plan.name(of: index)
    var comments: [String] = []
    if notification.name == nil { comments.append("# The log does not say which one it is; \(name.rawValue) fits.") }
    for key in notification.otherKeys { comments += wrapped("Left out: \(key.name.shown) = \(key.text.shown)") }
    return comments + NotifyText(notification: notification, name: name, time: time).lines
  }
}

extension KeyboardKind {
  /// The name of the field that asks for it.
  fileprivate var field: String { self == .letters ? "field" : "\(rawValue)-field" }
}

extension Double {
  fileprivate var milliseconds: String { "\((self * 1000).rounded().decimalText) ms" }
}

/// `a, b and c`
private func enumeration(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
