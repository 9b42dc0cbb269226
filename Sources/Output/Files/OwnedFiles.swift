/// Which files of an output folder earlier runs have written, so that nothing else is ever replaced or removed.
///
/// The manifest says so; while results take their places there is none, and a note stands in for it, so that even a
/// run that is killed just then leaves no file of unknown origin.
enum OwnedFiles {
  static let noteName = ".curve7-files"

  /// A manifest of 100,000 frames has some 15 MB.
  private static let sizeLimit = 64 << 20

  /// Names of frames that an earlier run wrote.
  static func names(in directory: Directory) -> Set<String> {
    var names: Set<String> = []
    if let manifest = manifest(in: directory) { names.formUnion(frameNames(in: manifest)) }
    if let note = directory.contents(of: noteName, limit: sizeLimit) { names.formUnion(frameNames(in: note)) }
    return names
  }

  /// Whether the folder's manifest is one of this tool's.
  static func hasManifest(in directory: Directory) -> Bool {
    manifest(in: directory) != nil
  }

  /// Writes down that `names` are the tool's.
  static func note(_ names: Set<String>, in directory: Directory, through staging: Directory) throws(OutputError) {
    let lines = names.sorted().map { "\"\($0)\"\n" }.joined()
    try staging.write(lines, to: noteName)
    try staging.move(noteName, to: directory, as: noteName)
  }

  private static func manifest(in directory: Directory) -> [UInt8]? {
    guard let bytes = directory.contents(of: StagedOutput.manifestName, limit: sizeLimit),
      bytes.starts(with: Manifest.opening.utf8)
    else { return nil }
    return bytes
  }

  /// Every quoted name that is a frame's, whatever else the text says: a name can never lead out of the folder.
  private static func frameNames(in text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\"")).compactMap { part in
      FrameName(bytes: part)?.text
    }
  }
}
