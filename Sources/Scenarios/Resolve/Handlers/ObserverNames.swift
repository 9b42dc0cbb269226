import Timelines

/// A handler or a component, by its name.
enum NamedObserver {
  case handler(Timeline.Handler)
  case component(Timeline.Component)

  var name: Located<String> {
    switch self {
    case .handler(let handler): handler.name
    case .component(let component): component.name
    }
  }

  var caption: String? {
    switch self {
    case .handler(let handler): handler.caption?.value
    case .component(let component): component.caption?.value
    }
  }
}

/// All that can be told of the keyboard, by name.
struct ObserverNames {
  /// Handlers first, each in the order they were given.
  var all: [NamedObserver] = []

  subscript(name: String) -> NamedObserver? { all.first { $0.name.value == name } }

  func component(_ name: String) -> Timeline.Component? {
    guard case .component(let component) = self[name] else { return nil }
    return component
  }
}

extension Resolver {
  /// Handlers, components and panels share one set of names, for `compare` and `expect` name them all.
  mutating func nameObservers() -> ObserverNames {
    var names = ObserverNames()
    let all = timeline.handlers.map { NamedObserver.handler($0) }
    for observer in all + timeline.components.map({ .component($0) }) {
      if names[observer.name.value] != nil {
        report(
          .takenName, at: observer.name.range, "there is already a handler or component '\(observer.name.value)'")
      } else {
        names.all.append(observer)
      }
    }
    var panels: Set<String> = []
    for panel in timeline.panels where !panels.insert(panel.name.value).inserted || names[panel.name.value] != nil {
      report(.takenName, at: panel.name.range, "there is already a handler or panel '\(panel.name.value)'")
    }
    return names
  }
}
