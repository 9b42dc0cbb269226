/// A run of characters in one source file.
public struct SourceRange: Hashable, Sendable {
  /// Index into the timeline's list of files (0 is the file itself, further ones are included).
  public var file: Int
  /// UTF-8 offset of the first byte.
  public var start: Int
  /// UTF-8 offset just behind the last byte; `start` for an empty range.
  public var end: Int

  /// A range; the offsets are taken as they are.
  public init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// A value and where it was written.
public struct Located<Value> {
  /// What was written.
  public var value: Value
  /// Where.
  public var range: SourceRange

  /// A value with its place.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
