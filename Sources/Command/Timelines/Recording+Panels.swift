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
      let kept = part.panels[index].posts.indices.filter {
        names.contains(part.panels[index].posts[$0].notification.name)
      }
      let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
      part.panels[index].calls = part.panels[index].calls.compactMap { call in
        guard let post = places[call.post] else { return nil }
        var call = call
        call.post = post
        return call
      }
      part.panels[index].posts = kept.map { part.panels[index].posts[$0] }
    }
    return part
  }
}
