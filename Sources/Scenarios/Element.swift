import Keyboards
import Timelines
import Units

/// Names an element within a scenario; unique over all its screens.
public struct ElementID: Hashable, Comparable, Sendable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: ElementID, right: ElementID) -> Bool { left.index < right.index }
}

/// A view of the app.
public struct Element: Hashable, Sendable {
  public let id: ElementID
  /// The name a timeline calls it by; nil when it was given none.
  public let name: String?
  public let kind: Kind
  public var placement: Placement
  public var isHidden = false
  public var children: [Element]

  public init(id: ElementID, name: String?, kind: Kind, placement: Placement, children: [Element] = []) {
    self.id = id
    self.name = name
    self.kind = kind
    self.placement = placement
    self.children = children
  }

  public enum Kind: Hashable, Sendable {
    case scrollView(ScrollSettings)
    /// A run of equal table rows, inside a scroll view.
    case rows(count: Int, rowHeight: Double)
    /// A conversation, inside a scroll view.
    case bubbles(count: Int)
    case textField(Field)
    /// A bar with a field and a send button; grows over the bottom safe area while it lies in it.
    case inputBar(Field)
    case button(title: String)
    case label(text: String)
    case image
    /// Holds other views; the place for nested coordinates.
    case container
    /// Empty room, inside a scroll view.
    case space
  }

  /// What a field asks for when it becomes first responder.
  public struct Field: Hashable, Sendable {
    public var placeholder: String
    public var keyboard: KeyboardKind
    /// Height of its own input accessory view, such as a toolbar; 0 without one.
    public var accessoryHeight: Double
    /// A password field, for which the system offers AutoFill.
    public var isSecure: Bool

    public init(
      placeholder: String, keyboard: KeyboardKind = .letters, accessoryHeight: Double = 0, isSecure: Bool = false
    ) {
      self.placeholder = placeholder
      self.keyboard = keyboard
      self.accessoryHeight = accessoryHeight
      self.isSecure = isSecure
    }
  }

  public struct ScrollSettings: Hashable, Sendable {
    /// The app's own content inset before any keyboard.
    public var contentInset: EdgeInsets
    /// `contentInsetAdjustmentBehavior`: whether the safe area is added.
    public var adjustsForSafeArea: Bool
    /// Where the content stands at the start.
    public var start: Start
    /// `keyboardDismissMode`
    public var dismissMode = DismissMode.none

    public enum Start: Hashable, Sendable {
      case top
      case bottom
      /// Content offset y, held within the valid range.
      case offset(Double)
    }

    public init(contentInset: EdgeInsets = .zero, adjustsForSafeArea: Bool = true, start: Start = .top) {
      self.contentInset = contentInset
      self.adjustsForSafeArea = adjustsForSafeArea
      self.start = start
    }
  }
}
