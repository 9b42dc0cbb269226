@testable import Drawing

extension Scene {
  /// The frame around the phones as text: every layer with its place, back to front, and the items of those with
  /// words; of a phone's own layers the roles alone.
  var frameDump: String {
    let size = "scene \(number(size.width))×\(number(size.height))\n"
    return size
      + layers.map { layer in
        guard own.contains(layer.key.role) else { return "  (\(layer.key.role))\n" }
        return "  \(layer.line)\n" + layer.items().map { "    \($0.thinned)\n" }.joined()
      }.joined()
  }
}

private let own = Set([
  "header", "clock", "heading", "calls", "plot", "playhead 0", "playhead 1", "keyboard dot", "edge dot 0", "edge dot 1",
  "gap band", "gap edge", "covered view", "gap stem", "gap cap", "in step tick", "gap number", "gap word", "plot time",
  "speed", "caption", "highlight", "measure stem", "measure cap", "measure label", "arrow stem", "arrow head", "note",
  "note stem", "note dot", "frozen gap stem", "frozen gap cap", "frozen gap label",
])

extension Item {
  /// Every twentieth point of a long curve: enough to see that it changed.
  fileprivate var thinned: Item {
    guard case .path(let path, let fill, let stroke) = self, path.segments.count > 40 else { return self }
    let kept = path.segments.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
    return .path(Path(kept), fill: fill, stroke: stroke)
  }
}

extension Layer {
  fileprivate var line: String {
    let clip = clip.map { " clip \(number($0.x)),\(number($0.y)) \(number($0.width))×\(number($0.height))" } ?? ""
    let place = "\(number(box.x)),\(number(box.y)) \(number(box.width))×\(number(box.height))"
    return "\(key.role) \(place)\(clip)\(snap == .bottom ? " by its bottom" : "")\(isCached ? "" : " fresh")"
  }
}

/// At most two decimals.
private func number(_ value: Double) -> String {
  NumberText.trimmed(value)
}

extension NumberText {
  fileprivate static func trimmed(_ value: Double) -> String {
    var text = decimal(abs(value), places: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return (value < 0 ? "-" : "") + text
  }
}
