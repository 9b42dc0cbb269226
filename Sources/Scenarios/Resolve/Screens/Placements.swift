import Timelines
import Units

/// What the defaults of a place depend on: the elements beside it.
struct SiblingStack {
  /// The bar that a scroll view without a bottom ends at.
  let inputBar: ElementID?
  /// The free-standing element that the next one stands below.
  var last: ElementID?

  init(_ siblings: [ElementTable.Entry]) {
    inputBar = siblings.first { $0.kind == .inputBar && $0.source.placement.top == nil }?.id
  }
}

extension Resolver {
  /// Where an element of a screen or a container stands. Two of top, bottom and height place it; what is missing
  /// comes from ``ElementDefaults``.
  mutating func placement(
    of entry: ElementTable.Entry, in stack: inout SiblingStack, table: ElementTable, on stage: Stage
  ) -> Placement {
    let source = entry.source.placement
    let size = stage.metrics.size
    let margin = ElementDefaults.margin(of: entry.kind)
    let height = source.height.flatMap { length($0, "a height", in: 0...size.height, above: true) }
    if let height = source.height, source.top != nil, source.bottom != nil {
      report(
        .overconstrained, at: height.range, "top, bottom and height cannot all be given",
        hint: "leave out one of the three")
    }
    var placement = Placement(
      top: source.top.flatMap { anchor($0, of: entry, table: table, on: stage) },
      bottom: source.bottom.flatMap { anchor($0, of: entry, table: table, on: stage) },
      leading: source.leading.flatMap { length($0, "a margin", in: 0...size.width) } ?? margin,
      trailing: source.trailing.flatMap { length($0, "a margin", in: 0...size.width) } ?? margin,
      height: height)
    complete(&placement, of: entry, in: &stack)
    return placement
  }

  private func complete(_ placement: inout Placement, of entry: ElementTable.Entry, in stack: inout SiblingStack) {
    if placement.top != nil && placement.bottom != nil {
      placement.height = nil
      return
    }
    switch entry.kind {
    case .scrollView, .container:
      guard placement.height == nil || (placement.top == nil && placement.bottom == nil) else { return }
      placement.top = placement.top ?? Anchor(.view)
      if placement.height == nil { placement.bottom = placement.bottom ?? defaultBottom(of: entry, in: stack) }
    case .inputBar:
      placement.height = placement.height ?? ElementDefaults.height(of: entry.kind)
      if placement.top == nil { placement.bottom = placement.bottom ?? Anchor(.view) }
    case .textField, .button, .label, .image, .bubbles, .rows, .space:
      placement.height = placement.height ?? ElementDefaults.height(of: entry.kind)
      guard placement.bottom == nil else { return }
      if placement.top == nil { placement.top = nextTop(in: stack) }
      if !placement.isBelowLaterElement(than: entry.id) { stack.last = entry.id }
    }
  }

  private func defaultBottom(of entry: ElementTable.Entry, in stack: SiblingStack) -> Anchor {
    guard entry.kind == .scrollView, let bar = stack.inputBar else { return Anchor(.view) }
    return Anchor(.sibling(bar))
  }

  private func nextTop(in stack: SiblingStack) -> Anchor {
    Anchor(stack.last.map { .sibling($0) } ?? .safeArea, distance: ElementDefaults.stackSpacing)
  }

  /// A pin with its names found; nil when it cannot be.
  mutating func anchor(
    _ pin: Timeline.Pin, of entry: ElementTable.Entry, table: ElementTable, on stage: Stage
  ) -> Anchor? {
    let height = stage.metrics.size.height
    let distance = pin.distance.flatMap { length($0, "a distance", in: -height...height) } ?? 0
    switch pin.line {
    case .view: return Anchor(.view, distance: distance)
    case .safeArea: return Anchor(.safeArea, distance: distance)
    case .keyboardLayoutGuide: return Anchor(.keyboardLayoutGuide, distance: distance)
    case .sibling(let name):
      return sibling(name, of: entry, table: table).map { Anchor(.sibling($0), distance: distance) }
    }
  }

  private mutating func sibling(
    _ name: Located<String>, of entry: ElementTable.Entry, table: ElementTable
  ) -> ElementID? {
    guard let other = table[name.value] else {
      reportUnknown(
        .unknownElement, name, "there is no element '\(name.value)'",
        hint: Suggestion.hint(for: name.value, among: table.names))
      return nil
    }
    guard other.parent == entry.parent, other.screen == entry.screen, other.id != entry.id else {
      report(
        .strangerPin, at: name.range, "'\(name.value)' does not stand beside this element",
        hint: "an element can only be pinned to another one in the same block")
      return nil
    }
    return other.id
  }
}

extension Placement {
  /// What stands below a later element cannot be what that one stacks below.
  fileprivate func isBelowLaterElement(than id: ElementID) -> Bool {
    guard case .sibling(let other) = top?.line else { return false }
    return other > id
  }
}
