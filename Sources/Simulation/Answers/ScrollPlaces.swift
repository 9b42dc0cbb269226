import Recordings
import Scenarios

/// Where the scroll views that a handler scrolls stood before it changed anything.
struct ScrollPlaces {
  struct Place {
    let offset: Double
    let range: ScrollRange
    let heightAboveInset: Double
  }

  private var places: [Int: Place] = [:]

  init(of handler: Handler, in run: PanelRun) {
    for case .contentOffset(let list) in handler.changes.map(\.target) { add(list, in: run) }
    if let scroll = handler.scroll { add(scroll.scrollView, in: run) }
  }

  /// Nil for views that do not scroll.
  subscript(view: Int) -> Place? { places[view] }

  private mutating func add(_ id: ElementID, in run: PanelRun) {
    guard let view = run.tree.indices[id], let range = run.nodes[view].scrollRange,
      let scroll = run.nodes[view].scroll
    else { return }
    places[view] = Place(
      offset: scroll.contentOffset.model, range: range, heightAboveInset: run.nodes[view].heightAboveInset)
  }
}
