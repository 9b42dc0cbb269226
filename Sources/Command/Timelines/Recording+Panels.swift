import Curve7Kit

extension Recording {
  /// Only the panels that are named, in the recording's order; all when `names` is empty.
  func panels(named names: [String], for verb: String) throws(UnknownName) -> Recording {
    for name in names where !panels.contains(where: { $0.name == name }) {
      throw UnknownName(name, of: "panel", amongFew: panels.map(\.name), verb: verb)
    }
    var part = self
    if !names.isEmpty { part.panels.removeAll { !names.contains($0.name) } }
    return part
  }

  /// Only the notifications that are named, and the calls they led to; all when `names` is empty.
  func posts(named names: [KeyboardNotification.Name]) -> Recording {
    guard !names.isEmpty else { return self }
    var part = self
    for index in part.panels.indices {
      part.panels[index].posts.removeAll { !names.contains($0.notification.name) }
      part.panels[index].calls.removeAll { !names.contains($0.notification) }
    }
    return part
  }
}
