/// A run of characters in one source file.
public struct SourceRange: Hashable, Sendable {
  /// Index into the timeline's list of files (0 is the file itself, further ones are included).
  public var file: Int
  /// UTF-8 offsets.
  public var start: Int
  public var end: Int

  public init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }
}

/// A value and where it was written.
public struct Located<Value> {
  public var value: Value
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
