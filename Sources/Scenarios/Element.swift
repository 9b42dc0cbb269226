import Keyboards
import Units

/// One of the app's screens: a controller's root view and the bars its container puts around it.
public struct AppScreen: Hashable, Sendable {
  public let name: String
  /// The container's bar above the root view.
  public var navigationBar: Bar?
  public var tabBar: Bar?
  /// The root view's frame on the screen; nil fills what opaque bars leave.
  public var rootFrame: Rect?
  /// Back to front, parents hold their children.
  public var elements: [Element]

  public init(
    name: String, navigationBar: Bar? = nil, tabBar: Bar? = nil, rootFrame: Rect? = nil, elements: [Element]
  ) {
    self.name = name
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.rootFrame = rootFrame
    self.elements = elements
  }

  public struct Bar: Hashable, Sendable {
    public var title: String
    /// Without the inset next to it.
    public var height: Double
    /// An opaque bar takes its height from the root view; a translucent one only adds to its safe area.
    public var isOpaque: Bool

    public init(title: String, height: Double, isOpaque: Bool) {
      self.title = title
      self.height = height
      self.isOpaque = isOpaque
    }
  }
}

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

    public init(placeholder: String, keyboard: KeyboardKind = .letters) {
      self.placeholder = placeholder
      self.keyboard = keyboard
    }
  }

  public struct ScrollSettings: Hashable, Sendable {
    /// The app's own content inset before any keyboard.
    public var contentInset: EdgeInsets
    /// `contentInsetAdjustmentBehavior`: whether the safe area is added.
    public var adjustsForSafeArea: Bool
    /// Where the content stands at the start.
    public var start: Start

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

/// Where a view stands in its parent. Inside a scroll view children are stacked and only `height`, `leading` and
/// `trailing` count.
public struct Placement: Hashable, Sendable {
  public var top: Anchor?
  public var bottom: Anchor?
  /// Distances from the parent's sides.
  public var leading: Double
  public var trailing: Double
  /// Nil when top and bottom give it.
  public var height: Double?

  public init(
    top: Anchor? = nil, bottom: Anchor? = nil, leading: Double = 0, trailing: Double = 0, height: Double? = nil
  ) {
    self.top = top
    self.bottom = bottom
    self.leading = leading
    self.trailing = trailing
    self.height = height
  }
}

/// What an edge is pinned to, and how far from it. A positive distance is towards the inside of the view.
public struct Anchor: Hashable, Sendable {
  public enum Line: Hashable, Sendable {
    /// The parent's own edge.
    case view
    case safeArea
    /// The top of the root view's `keyboardLayoutGuide`.
    case keyboardLayoutGuide
    /// The near edge of a sibling: its top for a bottom anchor, its bottom for a top anchor.
    case sibling(ElementID)
  }

  public var line: Line
  public var distance: Double

  public init(_ line: Line, distance: Double = 0) {
    self.line = line
    self.distance = distance
  }
}
