import Recordings
import Scenarios
import Units

/// Reads one quantity of one panel in any frame.
struct QuantityReader {
  /// Nil in a frame in which the quantity says nothing.
  let read: (PanelState, Time) -> Double?

  init(_ quantity: Expectation.Quantity, in panel: PanelRecording, on screen: Size) throws(MissingQuantity) {
    switch quantity {
    case .gap:
      guard panel.trackedNode != nil else { throw .nothingTracked }
      read = { state, _ in state.gap.flatMap { $0.isRelevant ? $0.value : nil } }
    case .deviation:
      guard panel.trackedNode != nil else { throw .nothingTracked }
      read = { state, _ in state.gap.flatMap { $0.isRelevant ? $0.deviation : nil } }
    case .keyboardTop: read = { state, _ in state.keyboardFrame.minY }
    case .top(let id): read = try Self.node(id, in: panel) { node, _ in node.frame.minY }
    case .bottom(let id): read = try Self.node(id, in: panel) { node, _ in node.frame.maxY }
    case .covered(let id):
      read = try Self.node(id, in: panel) { node, state in
        Self.covered(node.frame, above: min(state.keyboardFrame.minY, screen.height))
      }
    case .contentOffset(let id): read = try Self.scroll(id, in: panel, \.contentOffset)
    case .contentInset(let id): read = try Self.scroll(id, in: panel, \.bottomInset)
    case .indicatorInset(let id): read = try Self.scroll(id, in: panel, \.indicatorBottom)
    case .calls(let name):
      let times = panel.calls.filter { $0.observer == name }.map(\.time)
      read = { _, time in Double(times.count { $0 <= time }) }
    case .posts(let name):
      let times = panel.posts.filter { $0.notification.name == name }.map(\.time)
      read = { _, time in Double(times.count { $0 <= time }) }
    case .visible(let id): read = try Self.node(id, in: panel) { node, _ in node.isHidden ? 0 : 1 }
    }
  }

  private static func node(
    _ id: ElementID, in panel: PanelRecording, _ value: @escaping (PanelState.NodeState, PanelState) -> Double?
  ) throws(MissingQuantity) -> (PanelState, Time) -> Double? {
    guard let index = panel.nodes.firstIndex(where: { $0.element == id }) else { throw .noElement }
    return { state, _ in value(state.nodes[index], state) }
  }

  private static func scroll(
    _ id: ElementID, in panel: PanelRecording, _ part: KeyPath<PanelState.ScrollState, Double> & Sendable
  ) throws(MissingQuantity) -> (PanelState, Time) -> Double? {
    guard let node = panel.nodes.first(where: { $0.element == id }) else { throw .noElement }
    guard node.scroll != nil else { throw .notScrollView(name: node.name) }
    return try self.node(id, in: panel) { node, _ in node.scroll?[keyPath: part] }
  }

  /// Points of the frame's height that lie above the screen or below `bottom`.
  private static func covered(_ frame: Rect, above bottom: Double) -> Double {
    frame.height - max(0, min(frame.maxY, bottom) - max(frame.minY, 0))
  }
}

/// Why a quantity cannot be read at all in a panel.
enum MissingQuantity: Error, Hashable {
  case nothingTracked
  case noElement
  case notScrollView(name: String?)
}
