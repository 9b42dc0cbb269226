/// The lines of a report, each with its line break, made one at a time as they are read.
public struct ReportLines: Sequence, Sendable {
  public let count: Int
  private let line: @Sendable (Int) -> String

  init(count: Int, line: @escaping @Sendable (Int) -> String) {
    self.count = count
    self.line = line
  }

  /// Lines that are few and known.
  init(_ lines: [String]) {
    self.init(count: lines.count) { lines[$0] }
  }

  public func makeIterator() -> LazyMapSequence<Range<Int>, String>.Iterator {
    (0..<count).lazy.map(line).makeIterator()
  }
}
