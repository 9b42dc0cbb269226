import Timelines

extension Resolver {
  /// Reports elements whose pins lead back to themselves, each circle once; `pins` replace the bottom pins of elements.
  mutating func checkPins(
    in elements: [Element], table: ElementTable, replacing pins: [ElementID: Anchor] = [:], at range: SourceRange? = nil
  ) {
    var goals: [ElementID: [ElementID]] = [:]
    collectPins(of: elements, replacing: pins, into: &goals)
    var finished: Set<ElementID> = []
    for id in goals.keys.sorted() where !finished.contains(id) {
      if let circle = circle(from: id, path: [], goals: goals, finished: &finished),
        pins.isEmpty || circle.contains(where: { pins[$0] != nil })
      {
        reportCircle(circle, table: table, at: range)
      }
    }
  }

  private func collectPins(
    of elements: [Element], replacing pins: [ElementID: Anchor], into goals: inout [ElementID: [ElementID]]
  ) {
    for element in elements {
      let anchors = [element.placement.top, pins[element.id] ?? element.placement.bottom]
      goals[element.id] = anchors.compactMap { anchor in
        guard case .sibling(let id) = anchor?.line else { return nil }
        return id
      }
      collectPins(of: element.children, replacing: pins, into: &goals)
    }
  }

  /// The elements of a circle that is reached from `id`; nil when there is none that is not yet known.
  private func circle(
    from id: ElementID, path: [ElementID], goals: [ElementID: [ElementID]], finished: inout Set<ElementID>
  ) -> [ElementID]? {
    if let start = path.firstIndex(of: id) { return Array(path[start...]) }
    guard finished.insert(id).inserted || path.isEmpty else { return nil }
    for goal in goals[id] ?? [] {
      if let circle = circle(from: goal, path: path + [id], goals: goals, finished: &finished) { return circle }
    }
    return nil
  }

  private mutating func reportCircle(_ circle: [ElementID], table: ElementTable, at range: SourceRange?) {
    let names = circle.map { id in table[id].name.map { "'\($0)'" } ?? "a \(table[id].kind.rawValue)" }
    let last = circle.last.map { table[$0].source.range } ?? SourceRange(file: 0, start: 0, end: 0)
    report(
      .pinCycle, at: range ?? last, "pinned in a circle: " + (names + names.prefix(1)).joined(separator: " → "),
      hint: "pin one of them to 'view' or 'safe-area'")
  }
}
