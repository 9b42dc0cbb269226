import Keyboards
import Motion
import Scenarios
import Units

/// What happened in one panel.
public struct PanelRecording: Sendable {
  public var name: String
  public var caption: String
  /// `iOS 18`
  public var systemName: String
  /// How the system's keyboards look.
  public var keyboardDesign: KeyboardDesign
  public var keyboard: KeyboardTrack
  /// Every view of every screen, parents before their children, back to front.
  public var nodes: [Node]
  /// Which element is first responder.
  public var firstResponder: Steps<ElementID?>
  /// In order of posting.
  public var posts: [Post]
  /// Every call of an observer, in order.
  public var calls: [Call]
  /// The node whose bottom edge the gap is measured for.
  public var trackedNode: Int?
  public var spacing: Double
  /// Fingers that tap.
  public var touches: [Touch]
  /// Fingers that drag.
  public var drags: [Drag] = []
  /// The screen, which changes when the device is turned.
  public var screens: Steps<ScreenMetrics>
  /// From the first to the last moment that was measured; nil in a simulation.
  public var measured: ClosedRange<Time>?
  /// The unsettled settings on which something in this panel rests, as a timeline writes them, and their sources.
  public var assumptions: [Assumption] = []

  public init(
    name: String, caption: String, systemName: String, keyboard: KeyboardTrack, nodes: [Node],
    firstResponder: Steps<ElementID?>, posts: [Post], calls: [Call], trackedNode: Int?, spacing: Double,
    touches: [Touch], screens: Steps<ScreenMetrics>, keyboardDesign: KeyboardDesign = .ios7
  ) {
    self.name = name
    self.caption = caption
    self.systemName = systemName
    self.keyboardDesign = keyboardDesign
    self.keyboard = keyboard
    self.nodes = nodes
    self.firstResponder = firstResponder
    self.posts = posts
    self.calls = calls
    self.trackedNode = trackedNode
    self.spacing = spacing
    self.touches = touches
    self.screens = screens
  }

  /// A posted notification.
  public struct Post: Hashable, Sendable {
    public var time: Time
    public var notification: KeyboardNotification

    public init(time: Time, notification: KeyboardNotification) {
      self.time = time
      self.notification = notification
    }
  }

  /// One observer being called.
  public struct Call: Hashable, Sendable {
    public var time: Time
    public var observer: String
    public var notification: KeyboardNotification.Name
    /// Index of the post that it answers.
    public var post: Int
    /// Set when a keyboard component passed the notification on.
    public var phase: Observer.Phase.Part?

    public init(
      time: Time, observer: String, notification: KeyboardNotification.Name, post: Int,
      phase: Observer.Phase.Part? = nil
    ) {
      self.time = time
      self.observer = observer
      self.notification = notification
      self.post = post
      self.phase = phase
    }
  }

  /// A finger that comes down at a time on a place of the screen.
  public struct Touch: Hashable, Sendable {
    public var time: Time
    public var place: Point

    public init(time: Time, place: Point) {
      self.time = time
      self.place = place
    }
  }

  /// A finger that drags from a time on.
  public struct Drag: Hashable, Sendable {
    public var time: Time
    /// Screen x.
    public var x: Double
    public var drag: Cue.Drag

    public init(time: Time, x: Double, drag: Cue.Drag) {
      self.time = time
      self.x = x
      self.drag = drag
    }

    /// Where the finger is at `time`; nil while it is not on the screen.
    public func place(at time: Time) -> Point? {
      let elapsed = time - self.time
      return elapsed >= .zero && elapsed <= drag.duration ? Point(x: x, y: drag.place(after: elapsed)) : nil
    }
  }

  /// A point that no source settles, and how it was settled here.
  public struct Assumption: Hashable, Sendable {
    /// `rotation posts hide-and-show`
    public var text: String
    /// Where the evidence is: `keyboard-behaviour.md T12`.
    public var source: String

    public init(text: String, source: String) {
      self.text = text
      self.source = source
    }
  }
}
