import Recordings
import Scenarios
import Units

/// Reads one quantity of one panel in any frame.
struct QuantityReader {
  /// Nil in a frame in which the quantity says nothing.
  let read: (PanelState, Time) -> Double?

  init(_ quantity: Expectation.Quantity, in panel: PanelRecording) throws(MissingQuantity) {
    switch quantity {
    case .gap: read = try Self.gap(in: panel, \.value)
    case .deviation, .inStep: read = try Self.gap(in: panel, \.deviation)
    case .keyboardTop: read = { state, _ in state.keyboardFrame.minY }
    case .top(let id): read = try Self.node(id, in: panel) { node, _ in node.frame.minY }
    case .bottom(let id): read = try Self.node(id, in: panel) { node, _ in node.frame.maxY }
    case .covered(let id), .uncovered(let id):
      read = try Self.node(id, in: panel) { node, state in
        Self.covered(node.frame, above: min(state.keyboardFrame.minY, state.screen.size.height))
      }
    case .onScreen(let id):
      read = try Self.node(id, in: panel) { node, state in Self.outside(node.frame, state.screen.size) }
    case .contentOffset(let id): read = try Self.scroll(id, in: panel, \.contentOffset)
    case .contentInset(let id): read = try Self.scroll(id, in: panel, \.bottomInset)
    case .indicatorInset(let id): read = try Self.scroll(id, in: panel, \.indicatorBottom)
    case .calls(let name): read = Self.count(panel.calls.filter { $0.observer == name }.map(\.time))
    case .posts(let name): read = Self.count(panel.posts.filter { $0.notification.name == name }.map(\.time))
    case .visible(let id):
      let index = try Self.index(id, in: panel)
      read = { state, _ in state.nodes[index].isHidden ? 0 : 1 }
    case .still, .order, .everything: throw .noNumber
    }
  }

  private static func gap(
    in panel: PanelRecording, _ part: KeyPath<PanelState.Gap, Double> & Sendable
  ) throws(MissingQuantity) -> (PanelState, Time) -> Double? {
    guard panel.trackedNode != nil else { throw .nothingTracked }
    return { state, _ in state.gap.flatMap { $0.isRelevant ? $0[keyPath: part] : nil } }
  }

  /// The node of an element.
  static func index(_ id: ElementID, in panel: PanelRecording) throws(MissingQuantity) -> Int {
    guard let index = panel.nodes.firstIndex(where: { $0.element == id }) else { throw .noElement }
    return index
  }

  /// Of an element while it is shown.
  private static func node(
    _ id: ElementID, in panel: PanelRecording, _ value: @escaping (PanelState.NodeState, PanelState) -> Double?
  ) throws(MissingQuantity) -> (PanelState, Time) -> Double? {
    let index = try index(id, in: panel)
    return { state, _ in
      let node = state.nodes[index]
      return node.isHidden ? nil : value(node, state)
    }
  }

  private static func scroll(
    _ id: ElementID, in panel: PanelRecording, _ part: KeyPath<PanelState.ScrollState, Double> & Sendable
  ) throws(MissingQuantity) -> (PanelState, Time) -> Double? {
    let node = panel.nodes[try index(id, in: panel)]
    guard node.scroll != nil else { throw .notScrollView(name: node.name) }
    return try self.node(id, in: panel) { node, _ in node.scroll?[keyPath: part] }
  }

  /// How many of the times are past.
  private static func count(_ times: [Time]) -> (PanelState, Time) -> Double? {
    { _, time in Double(times.count { $0 <= time }) }
  }

  /// Points of the frame's height that lie above the screen or below `bottom`.
  private static func covered(_ frame: Rect, above bottom: Double) -> Double {
    frame.height - max(0, min(frame.maxY, bottom) - max(frame.minY, 0))
  }

  /// Points by which the frame goes past the screen, on the side where it goes farthest.
  private static func outside(_ frame: Rect, _ screen: Size) -> Double {
    max(0, -frame.minX, -frame.minY, frame.maxX - screen.width, frame.maxY - screen.height)
  }
}

/// Why a quantity cannot be read at all in a panel.
enum MissingQuantity: Error, Hashable {
  case nothingTracked
  case noElement
  case notScrollView(name: String?)
  /// It is no single number.
  case noNumber
}
