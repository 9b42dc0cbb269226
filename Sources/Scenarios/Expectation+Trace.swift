import Measurements

extension Expectation.Quantity {
  /// Which column of a trace holds it, with the names of elements from `name`; nil where none does.
  ///
  /// That of `visible` is empty while the element is hidden; that of the gap only counts where ``TraceColumn/gapCounts``
  /// says so.
  public func traceColumn(name: (ElementID) -> String?) -> String? {
    switch self {
    case .gap: TraceColumn.gap
    case .keyboardTop: TraceColumn.keyboardTop
    case .top(let id), .visible(let id): name(id).map(TraceColumn.Part.top.column)
    case .bottom(let id): name(id).map(TraceColumn.Part.bottom.column)
    case .contentOffset(let id): name(id).map(TraceColumn.Part.contentOffset.column)
    case .contentInset(let id): name(id).map(TraceColumn.Part.contentInset.column)
    case .indicatorInset(let id): name(id).map(TraceColumn.Part.indicatorInset.column)
    case .deviation, .covered, .calls, .posts, .inStep, .uncovered, .onScreen, .still, .order, .everything: nil
    }
  }

  /// Of an element, what is compared with `everything`.
  public static func parts(of element: ElementID, isScrollView: Bool) -> [Self] {
    let shown: [Self] = [.visible(element), .top(element), .bottom(element)]
    return shown + (isScrollView ? [.contentOffset(element), .contentInset(element), .indicatorInset(element)] : [])
  }

  /// Whether its numbers are counts and not points.
  public var isCount: Bool {
    switch self {
    case .calls, .posts, .visible, .order: true
    case .gap, .deviation, .keyboardTop, .top, .bottom, .covered, .contentOffset, .contentInset, .indicatorInset,
      .inStep, .uncovered, .onScreen, .still, .everything:
      false
    }
  }

  /// The element that it is about.
  public var element: ElementID? {
    switch self {
    case .top(let id), .bottom(let id), .covered(let id), .contentOffset(let id), .contentInset(let id),
      .indicatorInset(let id), .visible(let id), .uncovered(let id), .onScreen(let id), .still(let id):
      id
    case .gap, .deviation, .keyboardTop, .calls, .posts, .inStep, .order, .everything: nil
    }
  }
}
