extension Direction {
  /// Something that points out what is on a screen.
  public struct Mark: Hashable, Sendable {
    public var kind: Kind
    /// The name of its panel; all when nil.
    public var panel: String?
    public var span: Span

    public init(kind: Kind, panel: String? = nil, span: Span) {
      self.kind = kind
      self.panel = panel
      self.span = span
    }

    public enum Kind: Hashable, Sendable {
      case highlight(Subject)
      /// The distance in points.
      case measure(Edge, Edge)
      case arrow(from: Edge, to: Edge)
      case note(String, Edge)
    }

    public enum Subject: Hashable, Sendable {
      case keyboard
      case element(ElementID)
    }

    /// A horizontal edge on the screen.
    public enum Edge: Hashable, Sendable {
      case keyboardTop
      case top(ElementID)
      case bottom(ElementID)
    }
  }
}
