import Scenarios
import Units

/// Whether one expectation is met, and the value that decided.
public struct CheckResult: Hashable, Sendable {
  public let expectation: Expectation
  /// The panel's name; empty when there is no such panel.
  public let panel: String
  /// The expectation in words: `gap within ±0.5 pt`.
  public let statement: String
  public let isMet: Bool
  /// The value farthest from what is expected, or farthest on the way; nil when there was none to look at.
  public let worst: FrameValue?
  /// One sentence, lower case, no full stop: `gap is −73.1 pt at 0.283 s (frame 17), expected within ±0.5 pt`.
  public let message: String
  /// Path of the picture of its deciding frame; nil where none was drawn.
  public var picture: String?

  /// For `check --format json`: everything above, the place in the timeline, and null where there is no value.
  public var json: JSON {
    [
      "panel": .string(panel), "expectation": .string(statement), "met": .bool(isMet),
      "value": worst.map { .number($0.value) } ?? .null,
      "frame": worst.map { .number(Double($0.frame)) } ?? .null,
      "time_s": worst.map { .number($0.time.seconds) } ?? .null,
      "message": .string(message), "file": .string(expectation.location.file),
      "line": .number(Double(expectation.location.line)), "column": .number(Double(expectation.location.column)),
      "picture": picture.map(JSON.string) ?? .null,
    ]
  }
}
