extension Element {
  /// How tall the element is where its pins leave it open: what its placement says, or what its content takes; nil
  /// for views that fill the room they have.
  public var ownHeight: Double? {
    placement.height ?? contentHeight
  }

  private var contentHeight: Double? {
    switch kind {
    case .rows(let count, let rowHeight): Double(max(0, count)) * rowHeight
    case .bubbles(let count): ConversationLayout.height(count: count)
    case .container: children.reduce(0) { max($0, ($1.placement.top?.distance ?? 0) + ($1.ownHeight ?? 0)) }
    case .scrollView, .textField, .inputBar, .button, .label, .image, .space: nil
    }
  }
}
