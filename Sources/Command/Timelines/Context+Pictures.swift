import Curve7Kit
import Foundation

/// Whether a path leads to a folder.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
}

/// Whether a name is that of a picture; what is one is told when it is read.
func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

/// The PNG files of a folder, by name.
func frames(in folder: String) throws(UnusableInput) -> [String: String] {
  guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
    throw UnusableInput(code: .noInput)
  }
  return Dictionary(uniqueKeysWithValues: names.filter { $0.hasSuffix(".png") }.map { ($0, "\(folder)/\($0)") })
}

extension Context {
  /// A picture on disk; what is wrong with it is said.
  func picture(_ path: String) throws(UnusableInput) -> Image {
    guard let file = FileManager.default.contents(atPath: path) else {
      complain("curve7: there is no file '\(path.shown)', or it cannot be read")
      throw UnusableInput(code: .noInput)
    }
    do throws(ImageError) {
      return try PNGReader.image([UInt8](file))
    } catch {
      complain("curve7: '\(path.shown)' cannot be compared: \(error)")
      throw UnusableInput(code: .notComparable)
    }
  }
}
