import Motion
import Timelines
import Units

/// A declared handler: how the view answers, as seen. The order of work is that of the code people write:
/// measure, change, lay out inside or outside an animation.
public struct Handler: Sendable {
  public var measurement = Measurement()
  /// In the order they are made.
  public var changes: [Change]
  public var layout: LayoutMoment = .inBlock
  /// The whole answer comes this much later than the notification.
  public var delay: Time = .zero
  public var animation: Animation = .notification
  public var stacking: Stacking = .additive
  public var scroll: ScrollToResponder?
  public var restore: Restore = .saved
  /// Whether another app's keyboard is not answered (facts: keyboard-behaviour.md F2.2).
  public var ignoresForeign = false

  public init(changes: [Change]) {
    self.changes = changes
  }

  public typealias Stacking = Timelines.Stacking

  /// How the covered height is computed.
  public struct Measurement: Hashable, Sendable {
    public var conversion: Conversion = .on
    public var measure: Measure = .intersection
    public var safeArea: SafeAreaUse = .ignored
    public var clamp: Clamp = .on
    /// Whether an end frame away from the bottom edge counts as no keyboard (facts: keyboard-behaviour.md F3.1).
    public var ignoresUndocked = false
    public var spacing = 0.0
    public var spacingUse: SpacingUse = .shown

    public init() {}
  }

  /// One property the answer sets to the measured height.
  public struct Change: Hashable, Sendable {
    public enum Target: Hashable, Sendable {
      /// The constant of the element's bottom constraint.
      case constraint(ElementID)
      /// `contentInset.bottom`
      case contentInset(ElementID)
      /// `verticalScrollIndicatorInsets.bottom`
      case indicatorInset(ElementID)
      /// `contentOffset.y` moves by the change of the bottom inset, so that the end of the list stays in sight.
      case contentOffset(ElementID)
      /// `transform = translation(0, −height)`; nil is the root view.
      case transform(ElementID?)
      /// `frame.origin.y = start − height`; nil is the root view.
      case frame(ElementID?)
      /// `additionalSafeAreaInsets.bottom` of the controller.
      case additionalSafeArea
      /// Hides the element while the condition holds.
      case hidden(ElementID, while: Condition)
    }

    /// What a component's state says.
    public enum Condition: Hashable, Sendable {
      case showing
      case keyboard(String)
    }

    public var target: Target
    public var mode: ChangeMode

    public init(_ target: Target, mode: ChangeMode = .to) {
      self.target = target
      self.mode = mode
    }
  }

  public enum Animation: Hashable, Sendable {
    /// The notification's duration and `curve << 16`.
    case notification
    /// No animation call.
    case none
    case timing(AnimationTiming)
    /// `UIView.AnimationOptions(rawValue:)`; the duration is the notification's where none is given.
    case options(rawValue: UInt, duration: Time?)
  }

  /// Brings the first responder into view in a scroll view.
  public struct ScrollToResponder: Hashable, Sendable {
    public typealias Coordinates = ResponderCoordinates
    public typealias Clock = ScrollClock
    public typealias Limit = ScrollLimit

    public var scrollView: ElementID
    public var margin = 0.0
    public var coordinates: Coordinates = .visible
    public var clock: Clock = .block
    public var limit: Limit = .newInset
    /// Whether the keyboard is subtracted beside an inset that already holds it.
    public var countsKeyboardTwice = false

    public init(scrollView: ElementID) {
      self.scrollView = scrollView
    }
  }
}
