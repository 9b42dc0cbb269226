import Keyboards
import Timelines
import Units

/// The state of the app between two cues.
struct CueFollower {
  let app: App
  let stage: Stage
  var script = Script()
  private(set) var diagnostics: [Diagnostic] = []
  /// Indexes of screens, the top one last.
  var stack = [0]
  /// What is up, if anything is.
  var kind: KeyboardKind?
  var placement = ShownKeyboard.Placement.docked
  /// Nil as long as no cue has said it.
  var hasPredictiveBar: Bool?
  var isTurned = false
  var hasHardwareKeyboard = false
  var isInBackground = false
  var isSwiping = false
  /// What the field behind an alert had up.
  var behindAlert: KeyboardKind??
  /// False behind a drag, until a field is first responder again or nothing is.
  private var isKeyboardKnown = true
  /// False behind a cue that could not be read: what is wrong from then on may be its consequence.
  private var isCertain = true

  init(app: App, stage: Stage) {
    self.app = app
    self.stage = stage
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
    case .becomeFirstResponder: becomeFirstResponder(at: range)
    case .tapOutside: kind = nil
    case .dismiss: dismiss(at: range)
    case .drag(let drag): self.drag(drag, cue)
    case .keyboard(let kind): change(to: kind, cue)
    case .predictiveBar(let isOn): changeBar(to: isOn, cue)
    case .hardwareKeyboard(let isOn): attach(isOn, at: range)
    case .place(let placement, _): place(placement, at: range)
    case .moveKeyboard: checkMove(at: range)
    case .rotate(let orientation), .wake(let orientation): turn(orientation, at: range)
    case .push(let screen, let field):
      push(screen, at: range)
      if let field { show(app.elements[field].keyboard ?? .letters, for: field, at: range) }
    case .autoFillBar: changeAutoFillBar(at: range)
    case .pop: pop(at: range)
    case .swipeBack(let part): swipe(part, at: range)
    case .presentAlert: presentAlert(at: range)
    case .closeAlert: closeAlert(at: range)
    case .background, .foreground: move(toBackground: action == .background, at: range)
    case .switchMultitasking: switchMultitasking(at: range)
    case .foreignKeyboard: changeForeignKeyboard(at: range)
    case .scroll(let id, _): check(id, isOnTopAt: cue)
    case .notify(let post): heed(post)
    }
  }

  mutating func report(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil
  ) {
    if isCertain { diagnostics.append(Diagnostic(code, at: range, message, hint: hint)) }
  }

  static let focusHint = "tap or focus a field before it"
}

// MARK: - The first responder and its keys

extension CueFollower {
  private mutating func show(_ kind: KeyboardKind, for field: ElementID, at range: SourceRange) {
    self.kind = kind
    isKeyboardKnown = true
    script.firstField = script.firstField ?? field
    look(kind, at: range)
  }

  mutating func look(_ kind: KeyboardKind, height: Located<Double>? = nil, at range: SourceRange) {
    script.looks.append(
      Script.Look(
        kind: kind, hasPredictiveBar: hasPredictiveBar, isTurned: isTurned, height: height, range: range))
  }

  private mutating func becomeFirstResponder(at range: SourceRange) {
    guard let top = stack.last, app.screens[top].accessory == nil else { return }
    report(
      .cannotHappen, at: range, "the screen '\(app.screens[top].name)' has no input accessory view",
      hint: "give it one: input-accessory { height 52pt }")
  }

  private mutating func dismiss(at range: SourceRange) {
    defer { isKeyboardKnown = true }
    if kind == nil, isKeyboardKnown {
      report(.nothingToDismiss, at: range, "no keyboard is shown that could be dismissed")
    }
    kind = nil
  }

  private mutating func drag(_ drag: Cue.Drag, _ cue: ResolvedCue) {
    check(drag.scrollView, isOnTopAt: cue)
    if case .scrollView(let settings) = app.element(drag.scrollView)?.kind, settings.dismissMode == .none {
      report(
        .doesNothing, at: cue.source.range, "a drag over this list does nothing to the keyboard",
        hint: "write 'dismiss-mode interactive' in the list's block")
    }
    if kind == nil, isKeyboardKnown {
      report(
        .doesNothing, at: cue.source.range, "no keyboard is shown that a drag could pull", hint: Self.focusHint)
    }
    // Whether it takes the keyboard away depends on places that only the simulation knows.
    isKeyboardKnown = false
  }

  private mutating func change(to new: KeyboardKind, _ cue: ResolvedCue) {
    guard case .keyboard(_, let height) = cue.source.action else { return }
    let range = cue.source.range
    guard let old = kind else {
      return report(
        .noKeyboard, at: range, "no keyboard is shown that could change to \(new.rawValue)", hint: Self.focusHint)
    }
    if old == new { report(.sameKeyboard, at: range, "the keyboard is \(new.rawValue) already") }
    kind = new
    look(new, height: height, at: range)
  }

  private mutating func changeBar(to isOn: Bool, _ cue: ResolvedCue) {
    guard case .predictiveBar(_, let height) = cue.source.action else { return }
    if hasPredictiveBar == isOn {
      report(.sameKeyboard, at: cue.source.range, "the predictive bar is \(isOn ? "on" : "off") already")
    }
    hasPredictiveBar = isOn
    look(.letters, height: height, at: cue.source.range)
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
