/// Files that exist in memory only.
public struct MemoryReader: SourceReader {
  private let files: [String: [UInt8]]

  /// - Parameter files: texts by their path relative to the timeline's folder.
  public init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// The bytes of a text; ``SourceReadError/missing`` for any other path.
  public func read(_ path: String) throws(SourceReadError) -> [UInt8] {
    guard let bytes = files[path] else { throw .missing }
    return bytes
  }
}
