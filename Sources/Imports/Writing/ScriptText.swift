import ConsoleLogs
import Units

/// The cues of a plan, each below what the log says in its place.
struct ScriptText {
  let plan: Plan

  var lines: [String] {
    var lines = comment
    if !plan.sketch.prelude.isEmpty {
      let what = plan.sketch.prelude == [.becomeFirstResponder] ? "An accessory view" : "The keyboard"
      lines.append("# \(what) is up when the log begins.")
      lines += plan.sketch.prelude.compactMap { $0.text(lasting: 0) }.map { "at \(Story.start.seconds) \($0)" }
    }
    return lines + entries.flatMap(\.lines)
  }

  /// A cue, or a notification, with the lines that it is written in.
  private struct Entry {
    let time: Double
    /// The first notification of the log that it stands for.
    let index: Int
    let lines: [String]
  }

  /// In order of time; at one time, of the log.
  private var entries: [Entry] {
    plan.story.episodes.indices.flatMap(entries).sorted { ($0.time, $0.index) < ($1.time, $1.index) }
  }

  private func entries(of place: Int) -> [Entry] {
    let episode = plan.story.episodes[place]
    let cues = plan.sketch.cues[place]
    if plan.sketch.isRaw(place) {
      return episode.all.map { Entry(time: delayed(plan.story.times[$0]), index: $0, lines: notify($0)) }
    }
    let lead = plan.lead(of: place)
    let time = delayed(plan.start(of: place) - lead)
    let lines = cues.compactMap { $0.text(lasting: lead) }.map { "at \(time.seconds) \($0)" }
    guard !lines.isEmpty else { return [] }
    return [Entry(time: time, index: episode.all.first ?? 0, lines: comment(at: place) + lines)]
  }

  /// Later by the plan's delay, to the microsecond.
  private func delayed(_ seconds: Double) -> Double { ((seconds + plan.delay) * 1e6).rounded() / 1e6 }

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

  /// What the log has in place of the cue, what was chosen, and where its times are others than those of the simulation.
  private func comment(at place: Int) -> [String] {
    guard plan.source == .notifications else { return [] }
    let episodes = plan.story.episodes[plan.sketch.covered(by: place)]
    let names = episodes.flatMap(\.all).sorted().map {
      plan.story.notifications[$0].name?.rawValue ?? "a notification without a name"
    }
    return wrapped("The log has " + enumeration(names) + ".")
      + plan.sketch.cues[place].compactMap(\.choice).map { "# \($0)" } + episodes.flatMap(lateness)
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
    let time = delayed(plan.story.times[index])
    let name = plan.name(of: index)
    var comments: [String] = []
    if notification.name == nil { comments.append("# The log does not say which one it is; \(name.rawValue) fits.") }
    for key in notification.otherKeys { comments += wrapped("Left out: \(key.name.shown) = \(key.text.shown)") }
    return comments + NotifyText(notification: notification, name: name, time: time).lines
  }
}

extension Double {
  fileprivate var milliseconds: String { "\((self * 1000).rounded().decimalText) ms" }
}

/// `a, b and c`
private func enumeration(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
  return words.dropLast().joined(separator: ", ") + " and " + last
}
