import Scenarios

extension Scenario {
  /// The screens from back to front: the first, then each as it is first pushed, then those that never are.
  var drawingOrder: [Int] {
    var order = [0]
    for case .push(let screen, _) in cues.map(\.action) where !order.contains(screen) {
      order.append(screen)
    }
    order += screens.indices.filter { !order.contains($0) }
    return order.filter(screens.indices.contains)
  }
}
