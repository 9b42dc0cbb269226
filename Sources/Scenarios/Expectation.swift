import Keyboards
import Timelines

/// A statement about a panel that must hold.
public struct Expectation: Hashable, Sendable {
  /// Index into the scenario's panels.
  public var panel: Int
  public var quantity: Quantity
  public var claim: Claim
  /// The frames that it is about.
  public var span: Span
  /// Where it stands in the timeline, for the report.
  public var location: SourceLocation

  public init(panel: Int, quantity: Quantity, claim: Claim, span: Span = .all, location: SourceLocation) {
    self.panel = panel
    self.quantity = quantity
    self.claim = claim
    self.span = span
    self.location = location
  }

  /// What is looked at. Most are a number that can be read in every frame; points unless said otherwise.
  public enum Quantity: Hashable, Sendable {
    /// Gap of the tracked edge, over the frames in which the keyboard is on screen or the edge is off its rest.
    case gap
    /// How far the gap is from that of an edge that goes with the keyboard from its own rest; over the same frames.
    case deviation
    case keyboardTop
    /// Of an element, in the frames in which it is shown, as everything that follows.
    case top(ElementID)
    case bottom(ElementID)
    /// Points of the element under the keyboard or off the screen.
    case covered(ElementID)
    case contentOffset(ElementID)
    case contentInset(ElementID)
    case indicatorInset(ElementID)
    /// How often the observer was called so far (a count).
    case calls(of: String)
    /// How often the notification was posted so far (a count).
    case posts(of: KeyboardNotification.Name)
    /// 1 while the element is visible, 0 while hidden.
    case visible(ElementID)
    /// The gap is in step; over the frames in which it counts.
    case inStep
    /// No point of the element lies under the keyboard or off the screen.
    case uncovered(ElementID)
    /// The element is shown, and all of it lies on the screen, perhaps under the keyboard.
    case onScreen(ElementID)
    /// The element's frame stays where it is.
    case still(ElementID)
    /// The posts of these notifications are these, in this order.
    case order([KeyboardNotification.Name])
    /// The keyboard, the edges and insets of every element, whether it is shown, and how often everything was posted.
    case everything
  }
}
