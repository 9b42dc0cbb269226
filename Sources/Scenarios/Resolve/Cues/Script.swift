import Keyboards
import Timelines
import Units

/// What the cues ask of the keyboard, the same in every panel.
struct Script {
  /// A look of the keyboard that some cue brings up.
  struct Look {
    var kind: KeyboardKind
    /// Nil is the bar as the panel has it at the start.
    var hasPredictiveBar: Bool?
    /// The cue's own height.
    var height: Located<Double>?
    /// The cue.
    var range: SourceRange
  }

  var looks: [Look] = []
  /// The field that becomes first responder first.
  var firstField: ElementID?
}

extension Resolver {
  /// Follows the app through its cues: which screen is on top, which keyboard is up. Reports what cannot happen.
  mutating func followCues(_ cues: [ResolvedCue], in app: App, until duration: Time) -> Script {
    var follower = CueFollower(app: app)
    for cue in cues {
      if cue.time >= duration {
        report(
          .cueAfterEnd, at: cue.source.range,
          "the timeline is over at \(duration.seconds.decimalText)s, "
            + (cue.time == duration ? "and its last frame comes before that" : "before this cue"),
          hint: "make 'duration' longer, or leave the cue out")
      }
      follower.follow(cue)
    }
    diagnostics += follower.diagnostics
    return follower.script
  }
}

/// The state of the app between two cues.
struct CueFollower {
  let app: App
  var script = Script()
  var diagnostics: [Diagnostic] = []
  /// Indexes of screens, the top one last.
  private var stack = [0]
  /// What is up, if anything is.
  private var kind: KeyboardKind?
  /// Nil as long as no cue has said it.
  private var hasPredictiveBar: Bool?
  /// False behind a cue that could not be read: what is wrong from then on may be its consequence.
  private var isCertain = true

  init(app: App) {
    self.app = app
  }

  mutating func follow(_ cue: ResolvedCue) {
    guard let action = cue.action else { return isCertain = false }
    let range = cue.source.range
    switch action {
    case .tap(let id):
      check(id, isOnTopAt: cue)
      if let kind = app.elements[id].keyboard { show(kind, for: id, at: range) }
    case .focus(let id):
      check(id, isOnTopAt: cue)
      show(app.elements[id].keyboard ?? .letters, for: id, at: range)
    case .tapOutside: kind = nil
    case .dismiss: dismiss(at: range)
    case .keyboard(let kind): change(to: kind, cue)
    case .predictiveBar(let isOn): changeBar(to: isOn, cue)
    case .push(let screen): push(screen, at: range)
    case .pop: pop(at: range)
    case .scroll(let id, _): check(id, isOnTopAt: cue)
    }
  }

  private mutating func show(_ kind: KeyboardKind, for field: ElementID, at range: SourceRange) {
    self.kind = kind
    script.firstField = script.firstField ?? field
    script.looks.append(Script.Look(kind: kind, hasPredictiveBar: hasPredictiveBar, range: range))
  }

  private mutating func dismiss(at range: SourceRange) {
    if kind == nil {
      report(.nothingToDismiss, at: range, "no keyboard is shown that could be dismissed")
    }
    kind = nil
  }

  private mutating func change(to new: KeyboardKind, _ cue: ResolvedCue) {
    guard case .keyboard(_, let height) = cue.source.action else { return }
    let range = cue.source.range
    guard let old = kind else {
      return report(
        .noKeyboard, at: range, "no keyboard is shown that could change to \(new.rawValue)",
        hint: "tap or focus a field before it")
    }
    if old == new { report(.sameKeyboard, at: range, "the keyboard is \(new.rawValue) already") }
    kind = new
    script.looks.append(
      Script.Look(kind: new, hasPredictiveBar: hasPredictiveBar, height: height, range: range))
  }

  private mutating func changeBar(to isOn: Bool, _ cue: ResolvedCue) {
    guard case .predictiveBar(_, let height) = cue.source.action else { return }
    if hasPredictiveBar == isOn {
      report(.sameKeyboard, at: cue.source.range, "the predictive bar is \(isOn ? "on" : "off") already")
    }
    hasPredictiveBar = isOn
    script.looks.append(
      Script.Look(kind: .letters, hasPredictiveBar: isOn, height: height, range: cue.source.range))
  }

  private mutating func push(_ screen: Int, at range: SourceRange) {
    if stack.contains(screen) {
      return report(
        .cannotPop, at: range, "the screen '\(app.screens[screen].name)' is on the stack already",
        hint: "push another screen, or 'pop' to go back")
    }
    stack.append(screen)
    kind = nil
  }

  private mutating func pop(at range: SourceRange) {
    guard stack.count > 1 else {
      return report(.cannotPop, at: range, "there is no pushed screen that could be popped", hint: "'push' one first")
    }
    stack.removeLast()
    kind = nil
  }

  private mutating func check(_ id: ElementID, isOnTopAt cue: ResolvedCue) {
    let entry = app.elements[id]
    guard let top = stack.last, entry.screen != top else { return }
    report(
      .notOnScreen, at: cue.source.range,
      "'\(entry.name ?? "")' is on screen '\(app.screens[entry.screen].name)', but "
        + "'\(app.screens[top].name)' is on top then",
      hint: stack.contains(entry.screen)
        ? "'pop' before this cue" : "push it before this cue: push \(app.screens[entry.screen].name)")
  }

  private mutating func report(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil
  ) {
    if isCertain { diagnostics.append(Diagnostic(code, at: range, message, hint: hint)) }
  }
}

extension ElementTable.Entry {
  /// The keyboard it asks for as first responder; nil for what cannot be one.
  var keyboard: KeyboardKind? {
    switch kind {
    case .textField, .inputBar: source.keyboard.flatMap { KeyboardKind(rawValue: $0.value) } ?? .letters
    case .scrollView, .button, .label, .image, .container, .bubbles, .rows, .space: nil
    }
  }
}
