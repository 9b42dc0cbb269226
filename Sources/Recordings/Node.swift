import Motion
import Scenarios
import Units

/// One view of a panel: what it is and how it moved. Its frame is in its parent's content coordinates, before the
/// parent's content offset.
public struct Node: Sendable {
  public enum Content: Hashable, Sendable {
    /// A controller's container: the full screen, slides sideways on push and pop.
    case screen(name: String)
    /// A controller's root view.
    case rootView
    case navigationBar(title: String, hasBackButton: Bool)
    case tabBar(title: String)
    case element(Element.Kind)
  }

  public var content: Content
  /// The scenario's element, for those that are one.
  public var element: ElementID?
  public var name: String?
  /// Index of the parent among the panel's nodes; nil for screens.
  public var parent: Int?
  public var x: Track
  public var y: Track
  public var width: Track
  public var height: Track
  /// `transform`'s vertical part, added to y.
  public var translation: Track
  public var isHidden: Steps<Bool>
  /// Set for scroll views.
  public var scroll: Scroll?

  public init(
    content: Content, element: ElementID? = nil, name: String? = nil, parent: Int?, frame: Rect,
    isHidden: Bool = false, scroll: Scroll? = nil
  ) {
    self.content = content
    self.element = element
    self.name = name
    self.parent = parent
    x = Track(frame.x)
    y = Track(frame.y)
    width = Track(frame.width)
    height = Track(frame.height)
    translation = Track(0)
    self.isHidden = Steps(isHidden)
    self.scroll = scroll
  }

  public struct Scroll: Sendable {
    public var contentOffset: Track
    public var contentHeight: Double
    /// The app's own bottom inset, as set by its code.
    public var bottomInset: Track
    /// What the system adds to the app's insets (safe area).
    public var addedTop: Track
    public var addedBottom: Track
    /// Bottom inset of the scroll indicator, as set by the app's code.
    public var indicatorBottom: Track
    public var topInset: Double

    public init(
      contentOffset: Double, contentHeight: Double, bottomInset: Double, topInset: Double, addedTop: Double,
      addedBottom: Double, indicatorBottom: Double
    ) {
      self.contentOffset = Track(contentOffset)
      self.contentHeight = contentHeight
      self.bottomInset = Track(bottomInset)
      self.topInset = topInset
      self.addedTop = Track(addedTop)
      self.addedBottom = Track(addedBottom)
      self.indicatorBottom = Track(indicatorBottom)
    }
  }
}
