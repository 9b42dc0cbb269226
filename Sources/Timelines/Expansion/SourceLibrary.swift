/// The files of one timeline, each read and parsed once.
struct SourceLibrary {
  private(set) var files = SourceFiles()
  private(set) var trees: [SyntaxTree] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The timeline's own path inside its folder.
  let mainName: String
  private let folder: String
  private let reader: any SourceReader
  private var indexes: [String: Int] = [:]
  /// Path inside the timeline's folder, by index.
  private(set) var names: [String] = []

  init(path: String, reader: any SourceReader) {
    (folder, mainName) = splitPath(path)
    self.reader = reader
  }

  /// Adds a file that was read and returns its index.
  mutating func add(_ bytes: [UInt8], path name: String) -> Int {
    let index = names.count
    let shown = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
    let source = DecodedSource(path: shown, bytes: bytes, index: index)
    let parsed = Parser.parse(source, index: index)
    _ = files.append(source.file)
    trees.append(parsed.tree)
    diagnostics += parsed.diagnostics
    indexes[name] = index
    names.append(name)
    return index
  }

  /// The index of a file that another one includes; it is read when it is new.
  mutating func include(_ path: IncludePath) throws(SourceReadError) -> Int {
    if let index = indexes[path.name] { return index }
    return add(try reader.read(path.name), path: path.name)
  }

  /// Whether the file is read already.
  func holds(_ path: IncludePath) -> Bool { indexes[path.name] != nil }

  /// Path of a file inside the timeline's folder.
  func name(ofFile index: Int) -> String { names[index] }
}

/// Folder and name; the folder is empty for a bare name.
func splitPath(_ path: String) -> (folder: String, name: String) {
  guard let slash = path.lastIndex(of: "/") else { return ("", path) }
  let folder = slash == path.startIndex ? "/" : String(path[..<slash])
  return (folder, String(path[path.index(after: slash)...]))
}
