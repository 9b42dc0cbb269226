/// Text files that belong together, in a folder that symbolic links cannot lead elsewhere.
public enum TextFiles {
  /// Writes the files one after the other, each under its name only when it is complete; what had the name is replaced.
  public static func write(_ files: [(name: String, text: String)], to folder: String) throws(OutputError) {
    let output = try OutputFolder(folder)
    do throws(OutputError) {
      for file in files {
        let hidden = "\(StagedOutput.prefix)\(file.name)"
        // Of a run that was killed.
        try output.directory.remove(hidden)
        try output.directory.write(file.text, to: hidden)
        do throws(OutputError) {
          try output.directory.move(hidden, to: output.directory, as: file.name)
        } catch {
          try? output.directory.remove(hidden)
          throw error
        }
      }
    } catch {
      output.removeIfMade()
      throw error
    }
  }

  /// Removes the files, and the folder when nothing else is in it.
  public static func remove(_ names: [String], from folder: String) throws(OutputError) {
    let parts = folder.split(separator: "/")
    guard let name = parts.last.map(String.init) else { return }
    let parent = try OutputFolder(
      (folder.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/"), makes: false)
    let directory = try parent.directory.open(name)
    for file in names { try directory.remove(file) }
    parent.directory.removeEmptyFolder(name)
  }
}
