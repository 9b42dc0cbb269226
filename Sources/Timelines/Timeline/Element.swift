extension Timeline {
  /// A view of the app: `text-field search "Search" { … }`
  public struct Element: Sendable {
    /// The statement's keyword.
    public enum Kind: String, CaseIterable, Sendable {
      case scrollView = "scroll-view"
      case textField = "text-field"
      case inputBar = "input-bar"
      case button
      case label
      case image
      case container
      case bubbles
      case rows
      case space

      /// The keyword in a sentence: `an input-bar`.
      public var withArticle: String { (self == .inputBar || self == .image ? "an " : "a ") + rawValue }
    }

    public var kind: Kind
    public var name: Located<String>?
    /// Placeholder, title or text.
    public var text: Located<String>?
    /// How many rows or bubbles.
    public var count: Located<Double>?
    public var placement = Placement()
    /// The kind of keyboard a field asks for.
    public var keyboard: Located<String>?
    /// Points; height of a field's own input accessory view.
    public var accessoryHeight: Located<Double>?
    /// Where `secure` stands: a password field.
    public var isSecure: SourceRange?
    /// Of a scroll view.
    public var dismissMode: Located<DismissMode>?
    /// Where `hidden` stands.
    public var isHidden: SourceRange?
    /// Points; of a scroll view.
    public var insets = Insets()
    public var adjustsForSafeArea: Located<Switch>?
    public var start: Located<Start>?
    public var elements: [Element] = []
    public var range: SourceRange

    init(_ kind: Kind, range: SourceRange) {
      self.kind = kind
      self.range = range
    }
  }

  /// `inset bottom 49pt`
  public struct Insets: Sendable {
    public var top: Located<Double>?
    public var bottom: Located<Double>?
  }

  /// `start bottom`
  public enum Start: Sendable {
    case top
    case bottom
    /// Points of content offset.
    case offset(Double)
  }
}
