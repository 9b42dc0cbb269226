import Keyboards
import Timelines

extension Resolver {
  /// A panel's keyboard heights: the device's table for its system, over it the timeline's, the cues' and the panel's
  /// own. A look that some cue brings up without a height is reported.
  mutating func resolveHeights(
    of plan: PanelPlan, panel: Timeline.KeyboardSettings?, on stage: Stage, script: Script
  ) -> KeyboardHeights {
    var heights = tableHeights(on: stage.screen, system: plan.system)
    for given in timeline.keyboard.heights { set(given, in: &heights, of: plan, on: stage) }
    setCueHeights(script, in: &heights, of: plan, on: stage)
    for given in panel?.heights ?? [] { set(given, in: &heights, of: plan, on: stage) }
    reportMissing(script, heights: heights, of: plan, on: stage)
    return heights
  }

  /// The same for the screen turned the other way: the table's, over it what the timeline and the panel say.
  mutating func resolveTurnedHeights(
    of plan: PanelPlan, panel: Timeline.KeyboardSettings?, on stage: Stage, script: Script
  ) -> KeyboardHeights {
    var heights = tableHeights(on: stage.device.screen(stage.turned), system: plan.system)
    for given in timeline.keyboard.heights + (panel?.heights ?? []) {
      guard let kind = KeyboardKind(rawValue: given.kind.value), let height = given.turnedHeight else { continue }
      let limit = stage.device.screen(stage.turned).size.height
      if let value = length(height, "the height of a keyboard", in: 0...limit, above: true) {
        heights.set(value, for: kind, hasPredictiveBar: plan.hasPredictiveBar)
      }
    }
    reportMissing(script, heights: heights, of: plan, on: stage, turned: true)
    return heights
  }

  private func tableHeights(on screen: DeviceScreen, system: SystemProfile) -> KeyboardHeights {
    func height(_ kind: KeyboardKind, _ hasBar: Bool = false) -> Double? {
      screen.keyboardHeight(kind, hasPredictiveBar: hasBar, on: system)
    }
    return KeyboardHeights(
      plain: height(.letters), predictive: height(.letters, true), emoji: height(.emoji),
      numberPad: height(.numberPad), pinyin: height(.pinyin), shortcutBar: screen.keyboardHeights.shortcutBar)
  }

  /// `keyboard letters { height … }` is the keyboard as the panel starts with it, with or without predictive bar.
  private mutating func set(
    _ given: Timeline.KeyboardHeight, in heights: inout KeyboardHeights, of plan: PanelPlan, on stage: Stage
  ) {
    guard let kind = keyboardKind(given.kind) else { return }
    guard let height = given.height else {
      guard given.turnedHeight == nil else { return }
      return report(
        .missingArgument, at: given.kind.range, "the keyboard '\(given.kind.value)' is given no height",
        hint: "write 'height 336pt' in its block")
    }
    if let value = keyboardHeight(height, on: stage) {
      heights.set(value, for: kind, hasPredictiveBar: plan.hasPredictiveBar)
    }
  }

  private mutating func keyboardHeight(_ height: Located<Double>, on stage: Stage) -> Double? {
    length(height, "the height of a keyboard", in: 0...stage.metrics.size.height, above: true)
  }

  /// A kind has one height in a panel: two cues cannot give it different ones.
  private mutating func setCueHeights(
    _ script: Script, in heights: inout KeyboardHeights, of plan: PanelPlan, on stage: Stage
  ) {
    var given = KeyboardHeights()
    for look in script.looks where !look.isTurned {
      guard let height = look.height, let value = keyboardHeight(height, on: stage) else { continue }
      let hasBar = look.hasPredictiveBar ?? plan.hasPredictiveBar
      if let before = given.height(of: look.kind, hasPredictiveBar: hasBar), before != value {
        report(
          .twoHeights, at: height.range,
          "the keyboard '\(look.kind.rawValue)' is \(before.points) high in an earlier cue, not \(value.points)",
          hint: "a kind has one height in a timeline")
      }
      given.set(value, for: look.kind, hasPredictiveBar: hasBar)
      heights.set(value, for: look.kind, hasPredictiveBar: hasBar)
    }
  }

  private mutating func reportMissing(
    _ script: Script, heights: KeyboardHeights, of plan: PanelPlan, on stage: Stage, turned: Bool = false
  ) {
    let orientation = turned ? stage.turned : stage.orientation
    let word = turned ? "turned-height" : "height"
    for look in script.looks where look.isTurned == turned {
      let hasBar = look.hasPredictiveBar ?? plan.hasPredictiveBar
      guard heights.height(of: look.kind, hasPredictiveBar: hasBar) == nil else { continue }
      let bar = look.kind == .letters ? (hasBar ? " with its predictive bar" : " without its predictive bar") : ""
      report(
        .keyboardHeightUnknown, at: look.range,
        "no height of the \(look.kind.rawValue) keyboard\(bar) is known for \(stage.device.name) in "
          + "\(orientation.rawValue) on \(plan.system.name)",
        hint: look.hasPredictiveBar == nil || look.kind != .letters || turned
          ? "give it: keyboard \(look.kind.rawValue) { \(word) 300pt }" : "give it behind the cue: height 300pt")
    }
  }
}

extension KeyboardHeights {
  mutating func set(_ height: Double, for kind: KeyboardKind, hasPredictiveBar: Bool) {
    switch kind {
    case .letters where hasPredictiveBar: predictive = height
    case .letters: plain = height
    case .emoji: emoji = height
    case .numberPad: numberPad = height
    case .pinyin: pinyin = height
    case .thirdParty: thirdParty = height
    }
  }
}
