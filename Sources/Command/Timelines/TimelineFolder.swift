import Curve7Kit
import Foundation

/// The timelines below a folder on disk, by paths that begin with the folder's; hidden folders are left out.
func timelines(below folder: String) -> [String] {
  let url = URL(fileURLWithPath: folder, isDirectory: true)
  let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
  return names.filter(isTimelineName).sorted().map { join(folder, $0) }
}

/// Whether a path below a folder is that of a timeline.
func isTimelineName(_ name: String) -> Bool {
  name.hasSuffix(".timeline") && !isHidden(name)
}

/// Whether a path below a folder leads through something hidden.
func isHidden(_ name: String) -> Bool {
  name.split(separator: "/").contains { $0.hasPrefix(".") }
}

/// A path below a folder.
func join(_ folder: String, _ name: String) -> String {
  folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

extension Context {
  /// Reads timelines that are named, and all of folders that are, each once. Files of which others are made, and which
  /// say nothing by themselves, are left out unless they are named.
  func timelineFiles(inFolders operands: [String]) throws -> [TimelineFile] {
    var found: Set<String> = []
    for folder in operands where isFolder(folder) {
      let inside = timelines(below: folder)
      if inside.isEmpty { complain("curve7: there are no timelines in '\(folder.shown)'") }
      found.formUnion(inside)
    }
    let named = operands.filter { !isFolder($0) }
    guard !(named.isEmpty && found.isEmpty) else { throw UnusableInput(code: .noInput) }
    let files = try timelineFiles(named + found.subtracting(named).sorted())
    let parts = partsOfOthers(files.map { ($0.path, $0.parts) })
    return files.filter { !parts.contains($0.path) || $0.scenario != nil || named.contains($0.path) }
  }
}

/// Files of which timelines are made that are no such files themselves: two that include each other stay, so that what
/// is wrong with them is said.
func partsOfOthers(_ files: [(path: String, parts: [String])]) -> Set<String> {
  let included = Set(files.flatMap(\.parts))
  return Set(files.filter { !included.contains($0.path) }.flatMap(\.parts))
}

extension TimelineFile {
  /// Paths of the files that it includes.
  var parts: [String] { files.files.map(\.path).filter { $0 != path } }
}
