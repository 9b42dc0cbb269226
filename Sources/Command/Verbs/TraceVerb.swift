import Curve7Kit

extension Verb {
  static let trace = Verb(
    name: "trace", summary: "print where keyboard and views are in every frame", operands: .one("FILE"),
    options: [traceFormat.spec, Option.panels.spec],
    example: Example(
      command: "curve7 trace timelines/curve-sync.timeline --panel right",
      effect: "one line a frame: time, top of the keyboard, tracked edge, gap")
  ) { arguments, context in
    let recording = try context.recording(arguments, verb: "trace")
    let trace = Trace(recording)
    try context.print(lines: arguments[traceFormat] == .json ? trace.json : trace.csv)
    return .done
  }

  private static let traceFormat = Option<TraceFormat>(choice: "format", "NAME", "how to print", standard: .csv)

  private enum TraceFormat: String, CaseIterable, Sendable {
    case csv
    case json
  }
}
