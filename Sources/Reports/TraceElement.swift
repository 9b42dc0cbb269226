import Measurements
import Recordings

/// An element of the app that has columns of its own in a trace.
struct TraceElement: Hashable, Sendable {
  let name: String
  let isScrollView: Bool

  /// Every named element of the panels, in the order of the view tree, each once.
  static func all(in panels: [PanelRecording]) -> [TraceElement] {
    var names: Set<String> = []
    return panels.flatMap(\.nodes).compactMap { node in
      guard let name = node.name, names.insert(name).inserted else { return nil }
      return TraceElement(name: name, isScrollView: node.scroll != nil)
    }
  }

  var headings: [String] {
    let edges: [TraceColumn.Part] = [.top, .bottom]
    let scrolling: [TraceColumn.Part] = [.contentOffset, .contentInset, .adjustedInset, .indicatorInset]
    return (edges + (isScrollView ? scrolling : [])).map { $0.column(of: name) }
  }

  /// Adds as many cells as ``headings``, all empty without a state: the panel has no such element, or it is hidden.
  func append(_ state: PanelState.NodeState?, to cells: inout [TraceCell]) {
    cells.append(TraceCell(state?.frame.minY))
    cells.append(TraceCell(state?.frame.maxY))
    guard isScrollView else { return }
    let scroll = state?.scroll
    cells.append(TraceCell(scroll?.contentOffset))
    cells.append(TraceCell(scroll?.bottomInset))
    cells.append(TraceCell(scroll?.adjustedBottom))
    cells.append(TraceCell(scroll?.indicatorBottom))
  }
}
