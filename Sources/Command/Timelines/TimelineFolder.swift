import Foundation

/// The timelines below a folder on disk, by paths that begin with the folder's; hidden folders are left out.
func timelines(below folder: String) -> [String] {
  let url = URL(fileURLWithPath: folder, isDirectory: true)
  let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
  return names.filter(isTimelineName).sorted().map { join(folder, $0) }
}

/// Whether a path below a folder is that of a timeline.
func isTimelineName(_ name: String) -> Bool {
  name.hasSuffix(".timeline") && !name.split(separator: "/").contains { $0.hasPrefix(".") }
}

/// A path below a folder.
func join(_ folder: String, _ name: String) -> String {
  folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}
