import Curve7Kit

/// The bytes of a file that was named on the command line, whatever it turns out to hold.
struct InputFile: Sendable {
  /// As it was named; `-` is standard input.
  let path: String
  /// As findings name it.
  let shownPath: String
  let bytes: [UInt8]
  /// Its files are read from its folder, those of standard input from the current one.
  let reader: any SourceReader

  init(path: String, shownPath: String, bytes: [UInt8], reader: any SourceReader) {
    self.path = path
    self.shownPath = shownPath
    self.bytes = bytes
    self.reader = reader
  }

  init(_ path: String, on console: Console) throws(SourceReadError) {
    self.init(
      path: path, shownPath: path == "-" ? "stdin" : path,
      bytes: path == "-" ? try console.input() : try DiskReader.readNamed(path),
      reader: path == "-" ? DiskReader(folder: "") : DiskReader(fileAt: path))
  }

  /// The file that had this path in a commit.
  init(_ path: String, in files: RevisionFiles) throws(SourceReadError) {
    self.init(
      path: path, shownPath: files.revision.shown(path), bytes: try files.read(path),
      reader: files.reader(besideFileAt: path))
  }

  /// Whether it is a table of positions: by its ending, else by its first line.
  var holdsPositions: Bool {
    let ending = path.split(separator: ".").last.map { $0.lowercased() }
    if path.contains("."), ending == "timeline" { return false }
    return ending == "csv" || ending == "tsv" || Measurement.isLikely(bytes)
  }

  /// Whether it has a key of userInfo and no screen, which every timeline has.
  var looksLikeConsoleLog: Bool {
    let text = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
    return text.contains("UserInfoKey") && !text.contains("screen")
  }

  var isTooLarge: Bool { bytes.count > SourceLimits.fileSize }
}

extension Revision {
  /// As git writes the file of a commit: `main:timelines/a.timeline`.
  func shown(_ path: String) -> String { "\(name):\(path)" }

  /// What a file of the commit is called on disk.
  func unshown(_ path: String) -> String {
    path.hasPrefix("\(name):") ? String(path.dropFirst(name.count + 1)) : path
  }
}
