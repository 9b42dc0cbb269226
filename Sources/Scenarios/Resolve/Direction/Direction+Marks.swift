import Timelines
import Units

extension Resolver {
  mutating func resolveCaptions(_ source: Timeline.Direction, in context: DirectionContext) -> [Direction.Caption] {
    var found: [(part: Direction.Caption, range: SourceRange)] = []
    for caption in source.captions {
      let span = resolve(caption.span, in: context)
      found.append((Direction.Caption(text: caption.text.value, span: span), caption.range))
    }
    return apart(found, \.span, "a caption")
  }

  mutating func resolve(_ mark: Timeline.Direction.Mark, in context: DirectionContext) -> Direction.Mark? {
    let kind = resolve(mark.kind, app: context.app)
    let hasPanel = mark.panel.map { panel($0, in: context.panels) != nil } ?? true
    let span = resolve(mark.span, in: context)
    guard let kind, hasPanel else { return nil }
    return Direction.Mark(kind: kind, panel: mark.panel?.value, span: span)
  }

  private mutating func resolve(_ kind: Timeline.Direction.Mark.Kind, app: App) -> Direction.Mark.Kind? {
    switch kind {
    case .highlight(let name): return subject(name, app: app).map { .highlight($0) }
    case .measure(let from, let to):
      let (from, to) = (edge(from, app: app), edge(to, app: app))
      return from.flatMap { from in to.map { .measure(from, $0) } }
    case .arrow(let from, let to):
      let (from, to) = (edge(from, app: app), edge(to, app: app))
      return from.flatMap { from in to.map { .arrow(from: from, to: $0) } }
    case .note(let text, let edge): return self.edge(edge, app: app).map { .note(text.value, $0) }
    }
  }

  /// An element; the keyboard where none has its name.
  private mutating func subject(_ name: Located<String>, app: App) -> Direction.Mark.Subject? {
    if name.value == "keyboard", app.elements[name.value] == nil { return .keyboard }
    return element(name, in: app).map { .element($0.id) }
  }

  private mutating func edge(_ edge: Timeline.Direction.Edge, app: App) -> Direction.Mark.Edge? {
    switch edge {
    case .keyboardTop: .keyboardTop
    case .top(let name): element(name, in: app).map { .top($0.id) }
    case .bottom(let name): element(name, in: app).map { .bottom($0.id) }
    }
  }
}
