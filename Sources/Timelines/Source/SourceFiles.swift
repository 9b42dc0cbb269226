/// The files a timeline was read from: 0 is the timeline itself, the others are included.
public struct SourceFiles: Hashable, Sendable {
  /// In the order they were first read.
  public private(set) var files: [SourceFile]

  /// A list of files, for example of one that was parsed by itself.
  public init(_ files: [SourceFile] = []) {
    self.files = files
  }

  /// Adds a file and returns its index.
  public mutating func append(_ file: SourceFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  /// The file of an index, as ``SourceRange/file`` gives it.
  public subscript(file: Int) -> SourceFile { files[file] }

  /// The first character of a range, as people count.
  public func start(of range: SourceRange) -> SourceLocation {
    files[range.file].location(at: range.start)
  }

  /// Just behind the last character of a range, as people count.
  public func end(of range: SourceRange) -> SourceLocation {
    files[range.file].location(at: range.end)
  }

  /// What was written there.
  public func text(_ range: SourceRange) -> String {
    files[range.file].text(range.start..<max(range.start, range.end))
  }
}
