import Curve7Kit

/// Takes one text through the readers of stored snapshots and says which promises were broken.
struct BaselineTrial {
  /// Promises that were broken.
  private(set) var faults: [String] = []
  /// Whether the text was good enough to be compared.
  private(set) var isSimulated = false

  init(_ bytes: [UInt8]) {
    if let record = PixelRecord(text: String(decoding: bytes, as: UTF8.self)) {
      isSimulated = true
      require(PixelRecord(text: record.text) == record, "a record that cannot be written and read again")
      require(PixelChange(from: record, to: record).words == nil, "pixels that differ from themselves")
    }
    guard let table = TraceTable.read(SourceFile(path: "trace.csv", bytes: bytes), index: 0).table else { return }
    isSimulated = true
    let motion = RecordingDescription(table)
    require(RecordingChange(from: motion, to: motion).isSame, "a trace that differs from itself")
  }

  private mutating func require(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }
}

/// Texts of stored snapshots, to be changed a little.
struct BaselineTexts {
  let texts: [String]

  init(timelines: [String]) {
    let traces = timelines.prefix(8).compactMap { text -> String? in
      guard let recording = try? loadScenario(text, path: "fuzz.timeline").scenario?.simulate() else { return nil }
      return Trace(recording).csv.joined()
    }
    let digest = String(repeating: "0a", count: 32)
    texts = traces + ["renderer cairo 1.16.0\nsize 390 844\n0..3 \(digest)\n4 \(digest.reversed())\n5..9 \(digest)\n"]
  }
}
