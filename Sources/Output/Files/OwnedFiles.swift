/// Which files of an output folder earlier runs have written, so that nothing else is ever replaced or removed.
///
/// A manifest says so; while results take their places there is none, and a note stands in for it, so that even a
/// run that is killed just then leaves no file of unknown origin. Each sort of results has its own, so that several can
/// stand in one folder.
struct OwnedFiles: Sendable {
  let manifestName: String
  let noteName: String
  /// Whether a name is one that such results have; a name must never lead out of the folder.
  let isOwn: @Sendable (ArraySlice<UInt8>) -> Bool

  /// The frames of a timeline.
  static let frames = OwnedFiles(manifestName: "manifest.json", noteName: ".curve7-files") {
    FrameName(bytes: $0) != nil
  }
  /// Single pictures, whose names say what they show.
  static let pictures = OwnedFiles(manifestName: "pictures.json", noteName: ".curve7-pictures") {
    PictureName.isName($0)
  }

  /// A manifest of 100,000 frames has some 15 MB.
  private static let sizeLimit = 64 << 20

  /// Names of files that an earlier run wrote.
  func names(in directory: Directory) -> Set<String> {
    var names: Set<String> = []
    if let manifest = manifest(in: directory) { names.formUnion(self.names(in: manifest)) }
    if let note = directory.contents(of: noteName, limit: Self.sizeLimit) { names.formUnion(self.names(in: note)) }
    return names
  }

  /// Whether the folder's manifest is one of this tool's.
  func hasManifest(in directory: Directory) -> Bool {
    manifest(in: directory) != nil
  }

  /// Writes down that `names` are the tool's.
  func note(_ names: Set<String>, in directory: Directory, through staging: Directory) throws(OutputError) {
    let lines = names.sorted().map { "\"\($0)\"\n" }.joined()
    try staging.write(lines, to: noteName)
    try staging.move(noteName, to: directory, as: noteName)
  }

  private func manifest(in directory: Directory) -> [UInt8]? {
    guard let bytes = directory.contents(of: manifestName, limit: Self.sizeLimit),
      bytes.starts(with: Manifest.opening.utf8)
    else { return nil }
    return bytes
  }

  /// Every quoted name that is an own one, whatever else the text says.
  private func names(in text: [UInt8]) -> [String] {
    text.split(separator: UInt8(ascii: "\"")).filter(isOwn).map { String(decoding: $0, as: UTF8.self) }
  }
}
