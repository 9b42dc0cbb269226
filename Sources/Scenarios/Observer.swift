import Keyboards
import Motion
import Timelines
import Units

/// Someone who is told about the keyboard.
public struct Observer: Sendable {
  public var name: String
  public var caption: String
  /// Index of the screen whose controller owns it; nil for one that lives as long as the app.
  public var screen: Int?
  public var lifetime: Lifetime
  public var source: Source
  public var answer: Answer

  public init(
    name: String, caption: String, screen: Int?, lifetime: Lifetime = .whileVisible, source: Source, answer: Answer
  ) {
    self.name = name
    self.caption = caption
    self.screen = screen
    self.lifetime = lifetime
    self.source = source
    self.answer = answer
  }

  /// Where it hears of the keyboard.
  public enum Source: Hashable, Sendable {
    /// The notification centre.
    case notifications(Set<KeyboardNotification.Name>)
    /// A shared keyboard component, by the component's name, and the phases it listens to.
    case component(String, Set<Phase>)
  }

  /// A Will notification as a keyboard component passes it on: first to those who must act before, then to the rest.
  public struct Phase: Hashable, Sendable {
    public typealias Part = PhasePart

    public var notification: KeyboardNotification.Name
    public var part: Part

    public init(_ notification: KeyboardNotification.Name, _ part: Part) {
      self.notification = notification
      self.part = part
    }
  }

  public enum Answer: Sendable {
    case handler(Handler)
    /// Passes each notification on in two phases and keeps the state that others read.
    case component(Component)
  }

  /// What a shared keyboard component knows.
  public struct Component: Hashable, Sendable {
    public typealias State = ComponentState

    public var state: State

    public init(state: State) {
      self.state = state
    }
  }
}
