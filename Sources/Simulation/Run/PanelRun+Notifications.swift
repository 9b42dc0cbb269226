import Keyboards
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// Posts to the notification centre: everyone registered is called in order, and has answered when this returns
  /// (facts: keyboard-behaviour.md F6.1, F6.2).
  mutating func post(_ posted: KeyboardNotification) throws(SimulationError) {
    try countStep()
    let notification = scenario.window.map { posted.seen(in: $0, on: screen) } ?? posted
    posts.append(.init(time: now, notification: notification))
    for index in registrations {
      guard case .notifications(let names) = plan.observers[index].source, names.contains(notification.name) else {
        continue
      }
      try call(index, about: notification, phase: nil)
    }
  }

  private mutating func call(
    _ index: Int, about notification: KeyboardNotification, phase: Observer.Phase.Part?
  ) throws(SimulationError) {
    try countStep()
    let observer = plan.observers[index]
    calls.append(
      .init(
        time: now, observer: observer.name, notification: notification.name, post: posts.count - 1, phase: phase))
    switch observer.answer {
    case .component(let component): try passOn(notification, by: observer.name, component)
    case .handler(let handler):
      if handler.ignoresForeign, !notification.userInfo.isLocal { return }
      let answer = Answer(
        handler: handler, notification: notification, screen: observer.screen, state: state(knownTo: observer))
      try answer.handler.delay > .zero
        ? agenda.add(.answer(answer), at: now + answer.handler.delay) : perform(answer)
    }
  }

  /// A component brings its state up to date, then tells its subscribers: all that listen to the begin phase, then all
  /// that listen to the end phase. One that keeps a Bool tells only of a change.
  private mutating func passOn(
    _ notification: KeyboardNotification, by name: String, _ component: Observer.Component
  ) throws(SimulationError) {
    let old = components[name] ?? KeyboardState()
    let new = old.after(notification.name, docked: shown?.kind)
    components[name] = new
    guard component.state == .keyboard || new.isShowing != old.isShowing else { return }
    for part in [Observer.Phase.Part.begin, .end] {
      for index in registrations {
        guard case .component(name, let phases) = plan.observers[index].source,
          phases.contains(.init(notification.name, part))
        else { continue }
        try call(index, about: notification, phase: part)
      }
    }
  }

  /// What an observer can ask about the keyboard: the component's state, or what it is told itself.
  private func state(knownTo observer: Observer) -> KeyboardState {
    switch observer.source {
    case .component(let name, _): components[name] ?? KeyboardState()
    case .notifications: KeyboardState(isShowing: shown != nil, keyboard: shown?.kind)
    }
  }
}

extension KeyboardNotification {
  /// In Slide Over the frames are computed as if the space under the window did not exist (facts:
  /// keyboard-behaviour.md §3).
  fileprivate func seen(in window: AppWindow, on screen: ScreenMetrics) -> KeyboardNotification {
    guard window.kind == .slideOver else { return self }
    let shift = window.frame.maxY - screen.size.height
    let userInfo = UserInfo(
      frameBegin: userInfo.frameBegin.offset(y: shift), frameEnd: userInfo.frameEnd.offset(y: shift),
      animationDuration: userInfo.animationDuration, animationCurve: userInfo.animationCurve,
      isLocal: userInfo.isLocal, replaced: userInfo.replaced)
    return KeyboardNotification(name: name, userInfo: userInfo)
  }
}
