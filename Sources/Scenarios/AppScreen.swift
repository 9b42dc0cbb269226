import Timelines
import Units

/// One of the app's screens: a controller's root view and the bars its container puts around it.
public struct AppScreen: Hashable, Sendable {
  public let name: String
  /// The container's bar above the root view.
  public var navigationBar: Bar?
  public var tabBar: Bar?
  /// The root view's frame on the screen; nil fills what opaque bars leave.
  public var rootFrame: Rect?
  /// Presented as a sheet on an iPad, which UIKit moves up for the keyboard; the frame at rest is ``rootFrame``.
  public var sheet: SheetKind?
  /// The controller's input accessory view, an input bar that stands on the keyboard.
  public var accessory: Element?
  public var guide = LayoutGuide()
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

  /// Those in its view and the accessory view.
  public var allElements: [Element] { elements + (accessory.map { [$0] } ?? []) }

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

/// The settings of a controller's `keyboardLayoutGuide` (facts: keyboard-behaviour.md §8).
public struct LayoutGuide: Hashable, Sendable {
  public var followsUndocked = false
  public var usesBottomSafeArea = true
  /// `keyboardDismissPadding`: how far above the keyboard a finger begins to pull it, in points; at least 0.
  public var dismissPadding = 0.0

  public init() {}
}
