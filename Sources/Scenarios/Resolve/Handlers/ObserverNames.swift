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
  private(set) var all: [NamedObserver] = []
  private var places: [String: Int] = [:]

  subscript(name: String) -> NamedObserver? { places[name].map { all[$0] } }

  /// False when the name is taken.
  mutating func add(_ observer: NamedObserver) -> Bool {
    guard places[observer.name.value] == nil else { return false }
    places[observer.name.value] = all.count
    all.append(observer)
    return true
  }

  func component(_ name: String) -> Timeline.Component? {
    guard case .component(let component) = self[name] else { return nil }
    return component
  }
}

extension Resolver {
  /// Handlers and components share one set of names; panels have their own, and go before handlers where both could
  /// be meant.
  mutating func nameObservers() -> ObserverNames {
    var names = ObserverNames()
    let all = timeline.handlers.map { NamedObserver.handler($0) } + timeline.components.map { .component($0) }
    for observer in all where !names.add(observer) {
      report(
        .takenName, at: observer.name.range, "there is already a handler or component '\(observer.name.value)'",
        hint: names[observer.name.value].map { firstPlace($0.name.range) })
    }
    var panels: [String: SourceRange] = [:]
    for panel in timeline.panels {
      guard let first = panels.updateValue(panel.name.range, forKey: panel.name.value) else { continue }
      panels[panel.name.value] = first
      report(
        .takenName, at: panel.name.range, "there is already a panel '\(panel.name.value)'", hint: firstPlace(first))
    }
    return names
  }

  /// Where a name stands that is given again.
  func firstPlace(_ range: SourceRange) -> String {
    let place = files.start(of: range)
    return "the first one is at \(place.file):\(place.line):\(place.column)"
  }
}
