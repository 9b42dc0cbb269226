import Keyboards
import Timelines

extension Resolver {
  /// Where a handler hears of the keyboard: notifications, or a component and its phases.
  mutating func resolveSource(of handler: Timeline.Handler, observers: ObserverNames) -> Observer.Source? {
    guard let first = handler.observes.first else { return nil }
    let component = observers.component(first.value)
    guard let component else { return notifications(handler.observes, observers: observers).map { .notifications($0) } }
    return phases(Array(handler.observes.dropFirst())).map { .component(component.name.value, $0) }
  }

  /// A list of notifications; nil when one is wrong.
  mutating func notifications(
    _ words: [Located<String>], observers: ObserverNames
  ) -> Set<KeyboardNotification.Name>? {
    var names: Set<KeyboardNotification.Name> = []
    var areKnown = true
    for word in words {
      guard let name = KeyboardNotification.Name(rawValue: word.value) else {
        reportUnobservable(word, observers: observers)
        areKnown = false
        continue
      }
      if !names.insert(name).inserted {
        report(.listedTwice, at: word.range, "'\(word.value)' is observed twice")
      }
    }
    return areKnown ? names : nil
  }

  private mutating func reportUnobservable(_ word: Located<String>, observers: ObserverNames) {
    if observers.component(word.value) != nil {
      return report(
        .mixedObservation, at: word.range, "a handler observes notifications or a component, not both",
        hint: "write 'observe \(word.value)' alone, with the phases it listens to")
    }
    let components = timeline.components.map(\.name.value)
    reportUnknown(
      .unknownNotification, word, "there is no notification or component '\(word.value)'",
      hint: Suggestion.notification(for: word.value, orOneOf: components))
  }

  /// `will-show begin will-hide end`, by default the beginning of all that a component passes on; nil when it is not
  /// of that form.
  private mutating func phases(_ words: [Located<String>]) -> Set<Observer.Phase>? {
    let passedOn: [KeyboardNotification.Name] = [.willShow, .willHide, .willChangeFrame]
    guard !words.isEmpty else { return Set(passedOn.map { Observer.Phase($0, .begin) }) }
    var phases: Set<Observer.Phase> = []
    for index in stride(from: 0, to: words.count, by: 2) {
      guard let name = notification(words[index]) else { return nil }
      let part = index + 1 < words.count ? PhasePart(rawValue: words[index + 1].value) : nil
      guard let part, passedOn.contains(name) else {
        report(
          .mixedObservation, at: words[index].range,
          "a component passes on the phases 'begin' and 'end' of Will notifications",
          hint: "write '\(Self.willName(of: name)) begin' or '\(Self.willName(of: name)) end'")
        return nil
      }
      phases.insert(Observer.Phase(name, part))
    }
    return phases
  }

  private static func willName(of name: KeyboardNotification.Name) -> String {
    switch name {
    case .willShow, .didShow: KeyboardNotification.Name.willShow.rawValue
    case .willHide, .didHide: KeyboardNotification.Name.willHide.rawValue
    case .willChangeFrame, .didChangeFrame: KeyboardNotification.Name.willChangeFrame.rawValue
    }
  }
}
