extension Element {
  /// How tall the element is when nothing else says so: its own placement, or what its kind needs; nil fills the
  /// parent.
  ///
  /// Heights of bare kinds are this picture's own, in steps of Apple's 44 pt touch target (Human Interface Guidelines,
  /// Layout).
  public var ownHeight: Double? {
    placement.height ?? contentHeight
  }

  private var contentHeight: Double? {
    switch kind {
    case .rows(let count, let rowHeight): Double(max(0, count)) * rowHeight
    case .bubbles(let count): ConversationLayout.height(count: count)
    case .textField, .button, .label: 44
    case .inputBar: 52
    case .image: 132
    case .space: 0
    case .container: children.reduce(0) { max($0, ($1.placement.top?.distance ?? 0) + ($1.ownHeight ?? 0)) }
    case .scrollView: nil
    }
  }
}
