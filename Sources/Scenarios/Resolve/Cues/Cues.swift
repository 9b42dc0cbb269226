import Keyboards
import Timelines
import Units

/// A cue with its names found, and the statement it came from.
struct ResolvedCue {
  var time: Time
  /// Nil when it could not be read or a name was not found, which is reported.
  var action: Cue.Action?
  var source: Timeline.Cue

  var cue: Cue? { action.map { Cue(time: time, action: $0) } }
}

extension Resolver {
  /// The cues in order of time; those at one time keep their order.
  mutating func resolveCues(in app: App, on stage: Stage) -> [ResolvedCue] {
    var last = 0.0
    var cues: [ResolvedCue] = []
    for source in timeline.cues {
      let seconds = source.isRelative ? last + source.time.value : source.time.value
      last = seconds
      let action = resolve(source.action, in: app, on: stage)
      guard Limits.cueSeconds.contains(seconds) else {
        reportTime(seconds, of: source)
        continue
      }
      cues.append(ResolvedCue(time: Time(seconds: seconds), action: action, source: source))
    }
    return cues.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private mutating func reportTime(_ seconds: Double, of cue: Timeline.Cue) {
    let latest = Limits.cueSeconds.upperBound.decimalText
    report(
      .timeRange, at: cue.time.range,
      "a cue comes at 0s or later and at \(latest)s at the latest, not at \(seconds.decimalText)s",
      hint: seconds < 0 ? "write 0s or more" : "write \(latest)s or less")
  }

  private mutating func resolve(_ action: Timeline.Action, in app: App, on stage: Stage) -> Cue.Action? {
    switch action {
    case .tap(let name): return name.value == "outside" ? .tapOutside : tapped(name, in: app).map { .tap($0) }
    case .focus(let name): return field(name, in: app).map { .focus($0) }
    case .becomeFirstResponder: return .becomeFirstResponder
    case .dismiss(let atOnce): return .dismiss(atOnce: atOnce)
    case .drag(let drag): return self.drag(drag, in: app)
    case .keyboard(let kind, _): return keyboardKind(kind).map { .keyboard($0) }
    case .predictiveBar(let state, _): return .predictiveBar(state.value.isOn)
    case .hardwareKeyboard(let state): return .hardwareKeyboard(state.value.isOn)
    case .place(let placement, let byGesture): return .place(placement, byGesture: byGesture)
    case .moveKeyboard(let x, let y): return corner(x: x, y: y, on: stage)
    case .rotate(let word): return orientation(word).map { .rotate($0) }
    case .wake(let word): return orientation(word).map { .wake($0) }
    case .push(let name, let field): return push(name, focus: field, in: app)
    case .autoFillBar(let state): return .autoFillBar(state.value.isOn)
    case .pop: return .pop
    case .swipeBack(let part): return .swipeBack(part.value)
    case .presentAlert: return .presentAlert
    case .closeAlert: return .closeAlert
    case .background: return .background
    case .foreground: return .foreground
    case .switchMultitasking: return .switchMultitasking
    case .foreignKeyboard(let height): return foreignKeyboard(height)
    case .notify(let post): return notification(post)
    case .unreadable: return nil
    case .scroll(let name, let offset): return scroll(name, to: offset, in: app)
    }
  }

  /// The field has to stand on the screen that is pushed.
  private mutating func push(
    _ name: Located<String>, focus: Located<String>?, in app: App
  ) -> Cue.Action? {
    let screen = screen(name, in: app)
    guard let focus else { return screen.map { .push(screen: $0) } }
    let field = field(focus, in: app)
    guard let screen, let field else { return nil }
    guard app.elements[field].screen == screen else {
      report(
        .notOnScreen, at: focus.range, "'\(focus.value)' does not stand on screen '\(name.value)'",
        hint: "name a field of the screen that is pushed")
      return nil
    }
    return .push(screen: screen, focus: field)
  }

  private mutating func scroll(
    _ name: Located<String>, to offset: Located<Double>, in app: App
  ) -> Cue.Action? {
    let limit = Limits.contentLength
    let list = scrollView(name, in: app)
    let offset = length(offset, "an offset", in: -limit...limit)
    guard let list, let offset else { return nil }
    return .scroll(list, offset: offset)
  }

  private mutating func tapped(_ name: Located<String>, in app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    switch entry.kind {
    case .textField, .inputBar, .button: return entry.id
    case .scrollView, .label, .image, .container, .bubbles, .rows, .space:
      report(
        .wrongElement, at: name.range, "\(entry.kind.withArticle) does not answer a tap",
        hint: "tap a field, an input bar or a button; 'tap outside' dismisses the keyboard")
      return nil
    }
  }

  private mutating func field(_ name: Located<String>, in app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    guard entry.kind == .textField || entry.kind == .inputBar else {
      report(
        .wrongElement, at: name.range, "\(entry.kind.withArticle) cannot become first responder",
        hint: "focus a text-field or an input-bar")
      return nil
    }
    return entry.id
  }
}
