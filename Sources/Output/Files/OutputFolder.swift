/// The folder that results go to, made when it is not there.
///
/// Symbolic links are refused in every part of a relative path, and in the last part of an absolute one: a link that
/// came with a timeline's folder must not lead results elsewhere, while `/tmp` may well be a link on a person's own
/// machine.
struct OutputFolder: Sendable {
  let directory: Directory
  /// Folders that were made for it, outermost first, each with its parent.
  private let made: [(parent: Directory, name: String)]

  /// - Parameter makes: whether folders that are not there are made.
  init(_ path: String, makes: Bool = true) throws(OutputError) {
    let isAbsolute = path.hasPrefix("/")
    let parts = path.split(separator: "/").map(String.init)
    var current = try Directory.start(isRoot: isAbsolute)
    var made: [(parent: Directory, name: String)] = []
    for (index, part) in parts.enumerated() {
      if makes, try current.make(part) { made.append((current, part)) }
      current = try current.open(part, followingLinks: isAbsolute && index < parts.count - 1)
    }
    directory = current
    self.made = made
  }

  /// Whether earlier results of that sort stand in a folder; none is made.
  static func holds(_ owned: OwnedFiles, at path: String) -> Bool {
    guard let folder = try? OutputFolder(path, makes: false) else { return false }
    return !owned.names(in: folder.directory).isEmpty
  }

  /// Removes the folders that were made for it, when they are empty.
  func removeIfMade() {
    for (parent, name) in made.reversed() {
      parent.removeEmptyFolder(name)
    }
  }
}
