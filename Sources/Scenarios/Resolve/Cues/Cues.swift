import Keyboards
import Timelines
import Units

/// A cue with its names found, and the statement it came from.
struct ResolvedCue {
  var cue: Cue
  var source: Timeline.Cue
}

extension Resolver {
  /// The cues in order of time; those at one time keep their order. Cues that cannot be read are left out.
  mutating func resolveCues(in app: App) -> [ResolvedCue] {
    var last = 0.0
    var cues: [ResolvedCue] = []
    for source in timeline.cues {
      let seconds = source.isRelative ? last + source.time.value : source.time.value
      last = seconds
      guard seconds >= 0, seconds <= Double(Limits.frames) else {
        report(.timeRange, at: source.time.range, "a cue comes at 0s or later, not at \(seconds.decimalText)s")
        continue
      }
      guard let action = resolve(source.action, in: app) else { continue }
      cues.append(ResolvedCue(cue: Cue(time: Time(seconds: seconds), action: action), source: source))
    }
    return cues.enumerated().sorted { ($0.element.cue.time, $0.offset) < ($1.element.cue.time, $1.offset) }
      .map(\.element)
  }

  private mutating func resolve(_ action: Timeline.Action, in app: App) -> Cue.Action? {
    switch action {
    case .tap(let name): return name.value == "outside" ? .tapOutside : tapped(name, in: app).map { .tap($0) }
    case .focus(let name): return field(name, in: app).map { .focus($0) }
    case .dismiss: return .dismiss
    case .keyboard(let kind, _): return keyboardKind(kind).map { .keyboard($0) }
    case .predictiveBar(let state, _): return .predictiveBar(state.value.isOn)
    case .push(let name): return screen(name, in: app).map { .push(screen: $0) }
    case .pop: return .pop
    case .scroll(let name, let offset): return scrollView(name, in: app).map { .scroll($0, offset: offset.value) }
    }
  }

  private mutating func tapped(_ name: Located<String>, in app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    switch entry.kind {
    case .textField, .inputBar, .button: return entry.id
    case .scrollView, .label, .image, .container, .bubbles, .rows, .space:
      report(
        .wrongElement, at: name.range, "a \(entry.kind.rawValue) does not answer a tap",
        hint: "tap a field, an input bar or a button; 'tap outside' dismisses the keyboard")
      return nil
    }
  }

  private mutating func field(_ name: Located<String>, in app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    guard entry.kind == .textField || entry.kind == .inputBar else {
      report(
        .wrongElement, at: name.range, "a \(entry.kind.rawValue) cannot become first responder",
        hint: "focus a text-field or an input-bar")
      return nil
    }
    return entry.id
  }
}
