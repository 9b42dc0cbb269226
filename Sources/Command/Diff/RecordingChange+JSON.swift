import Curve7Kit

extension RecordingChange {
  var members: [JSON.Member] {
    [
      JSON.Member("circumstances", .texts(circumstances)), JSON.Member("panels_gone", .texts(missing)),
      JSON.Member("panels_new", .texts(new)), JSON.Member("panels", .array(changedPanels.map(\.json))),
    ]
  }
}

extension RecordingChange.Panel {
  fileprivate var json: JSON {
    [
      "name": .string(name), "changes": .array(series.filter { !$0.isSame }.map(\.json)),
      "gap_before": .string(gapBefore.words), "gap_after": .string(gapAfter.words),
      "events_removed": .texts(log.removed), "events_added": .texts(log.added),
    ]
  }
}

extension SeriesChange {
  fileprivate var json: JSON {
    [
      "what": .string(name), "sentences": .texts(sentences), "worst": worst.map { .number($0.distance) } ?? .null,
      "worst_time_s": worst.map { .number($0.time) } ?? .null,
    ]
  }
}

extension JSON {
  static func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }
}
