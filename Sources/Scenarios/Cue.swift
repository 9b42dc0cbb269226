import Keyboards
import Timelines
import Units

/// Something a person or the app does at a time.
public struct Cue: Hashable, Sendable {
  public var time: Time
  public var action: Action

  public init(time: Time, action: Action) {
    self.time = time
    self.action = action
  }

  public enum Action: Hashable, Sendable {
    /// A finger on an element; a field becomes first responder.
    case tap(ElementID)
    /// A finger beside everything: `endEditing(true)`.
    case tapOutside
    /// The app makes a field first responder.
    case focus(ElementID)
    /// The controller on top becomes first responder, with its input accessory view alone (T6).
    case becomeFirstResponder
    /// The app resigns the first responder; at once takes the keyboard away without motion, as a modal that closes does.
    case dismiss(atOnce: Bool = false)
    /// A finger over a scroll view, which pulls the keyboard down where the scroll view lets it (T20).
    case drag(Drag)
    /// The keyboard's own key for another kind.
    case keyboard(KeyboardKind)
    case predictiveBar(Bool)
    /// The bar of password AutoFill comes or goes, as iOS 17 lets it (T8).
    case autoFillBar(Bool)
    /// A hardware keyboard is attached or taken away (T9 to T11).
    case hardwareKeyboard(Bool)
    /// The user docks, undocks, splits or floats the keyboard (T13, T14, T17).
    case place(ShownKeyboard.Placement, byGesture: Bool = false)
    /// The user moves an undocked or floating keyboard, or a shortcut bar, so that its corner is there (T16, T18).
    case moveKeyboard(Point)
    /// The user turns the device (T12).
    case rotate(Orientation)
    /// The device wakes in another orientation (T22).
    case wake(Orientation)
    /// A screen slides in over the current one; index into the scenario's screens. With a field that is first responder
    /// when it appears, the keyboard stays where it is (F10.3).
    case push(screen: Int, focus: ElementID? = nil)
    case pop
    /// A finger from the left edge (T25).
    case swipeBack(SwipeBack)
    /// An alert over the app takes the first responder; when it closes, the field has it back (T24).
    case presentAlert
    case closeAlert
    /// The user leaves the app and comes back (T21).
    case background
    case foreground
    /// The app's window goes to another multitasking mode (facts: keyboard-behaviour.md §3).
    case switchMultitasking
    /// Another app's keyboard comes, or goes when nil; points.
    case foreignKeyboard(height: Double?)
    /// The user has scrolled here; content offset y, without a keyboard's help.
    case scroll(ElementID, offset: Double)
    /// Exactly this is posted.
    case notify(KeyboardNotification)
  }

  /// A finger's way over a scroll view, at even speed.
  public struct Drag: Hashable, Sendable {
    public var scrollView: ElementID
    /// Screen y; the first is where the finger comes down, the last where it lifts.
    public var path: [Double]
    public var duration: Time

    public init(scrollView: ElementID, path: [Double], duration: Time) {
      self.scrollView = scrollView
      self.path = path
      self.duration = duration
    }

    /// Where the finger is `elapsed` after it came down: the same time for each leg of the path.
    public func place(after elapsed: Time) -> Double {
      guard let first = path.first, let last = path.last, path.count > 1, duration > .zero else {
        return path.last ?? 0
      }
      let way = elapsed.seconds / duration.seconds * Double(path.count - 1)
      guard way > 0 else { return first }
      guard way < Double(path.count - 1) else { return last }
      let leg = Int(way)
      return path[leg] + (path[leg + 1] - path[leg]) * (way - Double(leg))
    }

    /// Whether the last leg goes down, so that lifting the finger dismisses (facts: curve7.md §9.2).
    public var endsDownwards: Bool { path.count > 1 && path[path.count - 1] > path[path.count - 2] }
  }
}
