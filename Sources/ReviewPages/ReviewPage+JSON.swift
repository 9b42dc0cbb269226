import Units

/// The model as the scripts in `Page` read it.
extension ReviewPage {
  /// Adds every picture to `table` and names it by its number there.
  func json(_ table: inout PictureTable) -> JSON {
    var items: [JSON] = []
    for comparison in comparisons { items.append(comparison.json(&table)) }
    let sizes = table.pictures.map { JSON.array([.count($0.size.width), .count($0.size.height)]) }
    return [
      "title": .string(title), "tool": .string(tool), "before": .string(before), "after": .string(after),
      "verdict": .string(verdict), "comparisons": .array(items), "pictures": .array(sizes),
    ]
  }
}

extension ReviewPage.Comparison {
  fileprivate func json(_ table: inout PictureTable) -> JSON {
    [
      "name": .string(name), "path": .string(path), "outcome": .string(outcome.name), "why": .string(outcome.reason),
      "circumstances": .strings(circumstances), "panels": .array(panels.map(\.json)),
      "expectations": .array(expectations.map(\.json)), "frames": frames?.json(&table) ?? .null,
    ]
  }
}

extension ReviewPage.Comparison.Outcome {
  fileprivate var name: String {
    switch self {
    case .same: "same"
    case .different: "different"
    case .new: "new"
    case .gone: "gone"
    case .notCompared: "notCompared"
    }
  }

  fileprivate var reason: String {
    if case .notCompared(let reason) = self { reason } else { "" }
  }
}

extension ReviewPage.Expectation {
  fileprivate var json: JSON {
    [
      "panel": .string(panel), "statement": .string(statement), "before": .string(before.rawValue),
      "after": .string(after.rawValue), "message": .string(message),
    ]
  }
}

extension ReviewPage.Frames {
  fileprivate func json(_ table: inout PictureTable) -> JSON {
    let before = before?.json(&table) ?? .null
    let after = after?.json(&table) ?? .null
    let changes = changed.map { JSON.array([.count($0.frame), $0.pixels.map(JSON.count) ?? .null]) }
    let rate = rate.flatMap { $0 > 0 && $0.isFinite ? JSON.number($0) : nil } ?? .null
    return ["rate": rate, "before": before, "after": after, "changed": .array(changes)]
  }
}

extension ReviewPage.Film {
  /// An index that no picture has stands for none.
  fileprivate func json(_ table: inout PictureTable) -> JSON {
    var numbers: [Int] = []
    for picture in pictures { numbers.append(table.number(of: picture)) }
    let order = order.map { index in
      index.flatMap { numbers.indices.contains($0) ? JSON.count(numbers[$0]) : nil } ?? .null
    }
    return ["order": .array(order)]
  }
}

extension JSON {
  static func count(_ count: Int) -> JSON { .number(Double(count)) }
  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}
