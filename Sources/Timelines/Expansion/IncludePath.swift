/// A path that cannot leave the timeline's folder by its spelling.
struct IncludePath: Hashable, Sendable {
  /// Relative to the timeline's folder.
  let name: String

  /// Nil for an absolute path, one with `..` or a backslash, and one without a name.
  ///
  /// - Parameters:
  ///   - written: relative to the folder of the file that includes it.
  ///   - includer: that file, relative to the timeline's folder.
  init?(_ written: String, from includer: String) {
    guard !written.hasPrefix("/"), !written.contains("\\"), !written.contains("\0") else { return nil }
    let parts = written.split(separator: "/").filter { $0 != "." }
    guard !parts.isEmpty, !parts.contains(".."), !written.hasSuffix("/") else { return nil }
    let folder = splitPath(includer).folder
    name = (folder.isEmpty ? "" : folder + "/") + parts.joined(separator: "/")
  }
}
