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
    let settings = session.settings.sorted { $0.key < $1.key }.map { "\($0.key.rawValue) \($0.value)" }
    let block = settings.isEmpty ? "" : " { \(settings.joined(separator: "; ")) }"
    return wrapped("\(plan.system.reason.firstUppercased).") + ["system \(plan.system.id)\(block)"]
  }

  private var session: Session { plan.sketch.session }

  /// Heights of the looks that are tapped; those of cues stand in the cues. On the turned screen all stand here.
  private var keyboard: [String] {
    let bar = session.startsWithBar ? [] : ["predictive-bar off"]
    let fade = session.crossFades ? ["# A hide that ends in zeros is one with cross-fade.", "cross-fade on"] : []
    return bar + fade
      + KeyboardKind.allCases.compactMap { kind in
        let look = Looks.Look(kind: kind, hasBar: kind != .letters || session.startsWithBar)
        let height = fields.contains { $0.kind == kind } ? session.looks.given(look) : nil
        let settings = [
          height.map { "height \($0.points)" }, session.turnedLooks.given(look).map { "turned-height \($0.points)" },
        ].compactMap { $0 }
        return settings.isEmpty ? nil : "keyboard \(kind.rawValue) { \(settings.joined(separator: "; ")) }"
      }
  }

  private var duration: [String] {
    ["duration \((((plan.lastTime + 1) * 10).rounded(.up) / 10).seconds)"]
  }

  private var view: [String] {
    let stage = StageText(
      fields: fields, accessory: session.accessory, fieldAccessory: session.fieldAccessory, isDragged: isDragged)
    return ["# The log says nothing of the app's view; this one stands for it.", "screen {"] + stage.lines + ["}"]
  }

  private var cues: [ImportedCue] { plan.sketch.prelude + plan.sketch.cues.flatMap { $0 } }

  /// Those that are tapped.
  private var fields: Set<ImportedField> {
    Set(cues.compactMap { if case .tap(let field) = $0 { field } else { nil } })
  }

  private var isDragged: Bool { cues.contains { if case .drag = $0 { true } else { false } } }

  private var handler: [String] {
    let observed = observedNames.map(\.rawValue).joined(separator: " ")
    // An accessory view stands on the keyboard by itself.
    let change = session.accessory == nil ? "constraint field" : "content-inset list"
    return ["handler app \"your code\" { observe \(observed); change \(change); animate notification }"]
  }

  /// Change of frame, unless it is never posted.
  private var observedNames: [KeyboardNotification.Name] {
    if plan.sketch.hasCues { return [.willChangeFrame] }
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
