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
  return Dictionary(uniqueKeysWithValues: names.filter(isPicture).map { ($0, "\(folder)/\($0)") })
}

extension Context {
  /// Two pictures on disk; what is wrong with either is said before the first fault is thrown.
  func pictures(_ before: String, _ after: String) throws(UnusableInput) -> (before: Image, after: Image) {
    let read = [before, after].map { path -> Result<Image, UnusableInput> in
      Result { () throws(UnusableInput) in try picture(path) }
    }
    return (try read[0].get(), try read[1].get())
  }

  /// A picture on disk; what is wrong with it is said.
  private func picture(_ path: String) throws(UnusableInput) -> Image {
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
