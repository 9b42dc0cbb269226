import Keyboards
import Timelines
import Units

/// A statement about a panel that must hold.
public struct Expectation: Hashable, Sendable {
  /// Index into the scenario's panels.
  public var panel: Int
  public var quantity: Quantity
  public var claim: Claim
  /// Where it stands in the timeline, for the report.
  public var location: SourceLocation

  public init(panel: Int, quantity: Quantity, claim: Claim, location: SourceLocation) {
    self.panel = panel
    self.quantity = quantity
    self.claim = claim
    self.location = location
  }

  /// A number that can be read in every frame; points unless said otherwise.
  public enum Quantity: Hashable, Sendable {
    /// Gap of the tracked edge, over the frames in which the keyboard is on screen or the edge is off its rest.
    case gap
    /// How far the gap is from that of an edge that goes with the keyboard from its own rest; over the same frames.
    case deviation
    case keyboardTop
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
  }

  public enum Claim: Hashable, Sendable {
    /// |quantity| ≤ limit in every frame of the range (all frames when nil).
    case within(limit: Double, from: Time?, to: Time?)
    /// Some frame goes at least as far as `value`, in its direction; with a tolerance the farthest frame is near it.
    case reaches(value: Double, tolerance: Double?)
    /// The value in the frame at `time`; nil is the last frame ("rests").
    case equals(value: Double, tolerance: Double, at: Time?)
  }
}
