import Units

extension ReviewPage.Panel {
  var json: JSON {
    [
      "name": .string(name), "caption": .string(caption), "changes": .array(changes.map(\.json)),
      "log": .array(log.map(\.json)), "series": .array(series.map(\.json)),
    ]
  }
}

extension ReviewPage.Change {
  fileprivate var json: JSON {
    [
      "columns": .strings(columns), "names": [.string(subject)],
      "sentences": .strings(sentences),
    ]
  }
}

extension ReviewPage.LogLine {
  fileprivate var json: JSON {
    switch self {
    case .same(let text): ["same", .string(text)]
    case .removed(let text): ["removed", .string(text)]
    case .added(let text): ["added", .string(text)]
    }
  }
}

extension ReviewPage.Series {
  fileprivate var json: JSON {
    [
      "column": .string(column), "name": .string(name), "down": .bool(isDownward),
      "note": .string(note), "before": before?.json ?? .null, "after": after?.json ?? .null,
    ]
  }
}

extension ReviewPage.Series.Samples {
  /// To a ten-thousandth of a point, less than can be seen; null at a rate that is none.
  fileprivate var json: JSON {
    guard rate > 0, rate.isFinite else { return .null }
    let numbers = values.map { $0.map { JSON.number(($0 * 1e4).rounded() / 1e4) } ?? .null }
    return ["rate": .number(rate), "values": .array(numbers)]
  }
}
