import ConsoleLogs
import Keyboards
import Units

/// Writes a plan as a timeline: what was guessed stands beside its reason, in comments.
struct TimelineText {
  let plan: Plan

  var text: String {
    let parts = [heading, device, system, keyboard, duration, view, handler, script]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private var heading: [String] {
    let source =
      switch plan.source {
      case .notifications: "Imported from a console log."
      case .positions: "Imported from a console log that has heights of the keyboard, but no notifications."
      }
    return wrapped("\(source) What the log does not say is a guess; the comments give the reasons.")
      + ["timeline \(plan.title.quoted)"]
  }

  private var device: [String] {
    let orientation = plan.screen.orientation == .landscape ? " landscape" : ""
    return comment + ["device \(plan.screen.device.id)\(orientation)"]
  }

  private var comment: [String] {
    if plan.source == .notifications { return plan.screen.comment }
    return ["# The log does not tell the device; on this one some keyboard is as high, or it stands for it."]
  }

  private var system: [String] {
    let comment = "# \(plan.system.reason.firstUppercased)."
    guard let duration = plan.sketch.kindSwitchDuration, duration != 0 else {
      return [comment, "system \(plan.system.id)"]
    }
    return [comment, "system \(plan.system.id) { kind-switch reports \(duration.seconds) }"]
  }

  /// Heights of the looks that are tapped; those of cues stand in the cues.
  private var keyboard: [String] {
    let bar = plan.sketch.startsWithBar ? [] : ["predictive-bar off"]
    return bar
      + KeyboardKind.allCases.filter(tappedKinds.contains).compactMap { kind in
        let look = Looks.Look(kind: kind, hasBar: kind != .letters || plan.sketch.startsWithBar)
        return plan.sketch.looks.given(look).map { "keyboard \(kind.rawValue) { height \($0.points) }" }
      }
  }

  private var duration: [String] {
    ["duration \((((plan.lastTime + 1) * 10).rounded(.up) / 10).seconds)"]
  }

  private var view: [String] {
    let fields = KeyboardKind.allCases.filter { $0 != .letters && tappedKinds.contains($0) }.map { kind in
      "  text-field \(kind.rawValue)-field { keyboard \(kind.rawValue) }"
    }
    let bar =
      plan.sketch.accessory.map { height in
        ["  scroll-view list { bubbles 12 }", "  input-accessory field \"Message\" { height \(height.points) }"]
      } ?? ["  input-bar field \"Message\""]
    return ["# The log says nothing of the app's view; this one stands for it.", "screen {"] + fields + bar + ["}"]
  }

  /// Kinds of the fields that are tapped.
  private var tappedKinds: Set<KeyboardKind> {
    let cues = [plan.sketch.prelude].compactMap { $0 } + plan.sketch.cues
    return Set(cues.compactMap { if case .tap(let kind) = $0 { kind } else { nil } })
  }

  private var handler: [String] {
    let observed = observedNames.map(\.rawValue).joined(separator: " ")
    // An accessory view stands on the keyboard by itself.
    let change = plan.sketch.accessory == nil ? "constraint field" : "content-inset list"
    return ["handler app \"your code\" { observe \(observed); change \(change); animate notification }"]
  }

  /// Change of frame, unless it is never posted.
  private var observedNames: [KeyboardNotification.Name] {
    if plan.sketch.cues.contains(where: { $0 != .notify }) { return [.willChangeFrame] }
    let posted = Set(plan.story.notifications.indices.map(plan.name))
    if posted.contains(.willChangeFrame) { return [.willChangeFrame] }
    let will = [KeyboardNotification.Name.willShow, .willHide].filter(posted.contains)
    return will.isEmpty ? KeyboardNotification.Name.allCases.filter(posted.contains) : will
  }

  private var script: [String] { ScriptText(plan: plan).lines }
}

extension ScreenGuess {
  fileprivate var comment: [String] {
    let size = "\(size.width.decimalText) × \(size.height.decimalText)"
    let reason: String =
      switch fit {
      case .frames: "The frames fit a screen of \(size) points"
      case .screen: "The notification's object is a screen of \(size) points"
      case .portraitAxes:
        "The frames fit a screen of \(size) points, in the axes of the upright device as up to iOS 7"
      case .nearest(let seen):
        "No device has a screen of \(seen.width.decimalText) × \(seen.height.decimalText) points; this one, with "
          + "\(size), is the nearest"
      case .none: "The log has no frame that would tell the device"
      }
    let others = candidates.dropFirst()
    guard !others.isEmpty, fit != .none else { return ["# \(reason)."] }
    return ["# \(reason)."] + wrapped("That may also be " + others.joined(separator: ", ") + ".")
  }
}

/// Comment lines of at most 100 characters.
func wrapped(_ text: String) -> [String] {
  var lines: [String] = []
  var line = "#"
  for word in text.split(separator: " ") {
    if line.count + word.count > 99 {
      lines.append(line)
      line = "#"
    }
    line += " " + word
  }
  return lines + [line]
}

extension String {
  var firstUppercased: String { prefix(1).uppercased() + dropFirst() }

  /// As a string of the language, which has no control characters and at most 4096 bytes.
  fileprivate var quoted: String {
    let plain = shown.prefix(200).map { "\\\"".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(plain)\""
  }
}
