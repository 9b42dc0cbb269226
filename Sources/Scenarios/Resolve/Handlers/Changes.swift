import Timelines

extension Resolver {
  /// The changes of a handler whose names could be found.
  mutating func resolveChanges(of handler: Timeline.Handler, on screen: Int, app: App) -> [Handler.Change] {
    var seen: Set<Handler.Change.Target> = []
    return handler.changes.compactMap { change in
      guard let target = resolve(change.target, on: screen, app: app) else { return nil }
      if !seen.insert(target).inserted { report(.listedTwice, at: change.range, "this is changed twice") }
      let mode = change.mode?.value ?? .to
      if mode == .by, case .contentOffset = target, let range = change.mode?.range {
        report(
          .wrongElement, at: range, "a content offset always moves by the change of the inset", hint: "leave out 'by'")
      }
      return Handler.Change(target, mode: mode)
    }
  }

  private mutating func resolve(
    _ target: Timeline.Target, on screen: Int, app: App
  ) -> Handler.Change.Target? {
    switch target {
    case .constraint(let name): return movable(name, on: screen, app: app).map { .constraint($0) }
    case .contentInset(let name): return list(name, on: screen, app: app).map { .contentInset($0) }
    case .indicatorInset(let name): return list(name, on: screen, app: app).map { .indicatorInset($0) }
    case .contentOffset(let name): return list(name, on: screen, app: app).map { .contentOffset($0) }
    case .transform(let name): return viewOrElement(name, on: screen, app: app) { .transform($0) }
    case .frame(let name): return viewOrElement(name, on: screen, app: app) { .frame($0) }
    case .additionalSafeArea: return .additionalSafeArea
    case .hidden(let name, let condition):
      guard let id = own(name, on: screen, app: app), let condition = resolve(condition) else { return nil }
      return .hidden(id, while: condition)
    }
  }

  private mutating func resolve(_ condition: Timeline.Condition) -> Handler.Change.Condition? {
    switch condition {
    case .showing: .showing
    case .keyboard(let kind): keyboardKind(kind).map { .keyboard($0.rawValue) }
    }
  }

  /// An element of the handler's own screen.
  mutating func own(_ name: Located<String>, on screen: Int, app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    guard entry.screen == screen else {
      report(
        .notOnScreen, at: name.range,
        "'\(name.value)' is on screen '\(app.screens[entry.screen].name)', the handler on "
          + "'\(app.screens[screen].name)'",
        hint: "add 'on \(app.screens[entry.screen].name)' to the handler")
      return nil
    }
    return entry.id
  }

  private mutating func list(_ name: Located<String>, on screen: Int, app: App) -> ElementID? {
    scrollView(name, in: app).flatMap { _ in own(name, on: screen, app: app) }
  }

  /// An element with constraints of its own: what stands in a scroll view is stacked.
  private mutating func movable(_ name: Located<String>, on screen: Int, app: App) -> ElementID? {
    guard let id = own(name, on: screen, app: app) else { return nil }
    if let parent = app.elements[id].parent, app.elements[parent].kind == .scrollView {
      report(
        .wrongElement, at: name.range, "'\(name.value)' stands in a scroll view and has no bottom constraint",
        hint: "change the scroll view's constraint or inset")
      return nil
    }
    return id
  }

  private mutating func viewOrElement(
    _ name: Located<String>, on screen: Int, app: App, _ make: (ElementID?) -> Handler.Change.Target
  ) -> Handler.Change.Target? {
    if name.value == "view" { return make(nil) }
    return own(name, on: screen, app: app).map(make)
  }
}
