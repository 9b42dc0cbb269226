import Curve7Kit

/// The bytes of a file that was named on the command line, whatever it turns out to hold.
struct InputFile: Sendable {
  /// As it was named; `-` is standard input.
  let path: String
  let bytes: [UInt8]

  init(_ path: String, on console: Console) throws(SourceReadError) {
    self.path = path
    bytes = path == "-" ? try console.input() : try DiskReader.readNamed(path)
  }

  /// As findings name it.
  var shownPath: String { path == "-" ? "stdin" : path }

  /// Its files are read from its folder, those of standard input from the current one.
  var reader: DiskReader { path == "-" ? DiskReader(folder: "") : DiskReader(fileAt: path) }

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
