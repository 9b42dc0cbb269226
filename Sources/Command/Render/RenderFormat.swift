/// What `render` can write.
enum RenderFormat: String, CaseIterable, Sendable {
  /// One picture a frame, and a manifest.
  case png
  case apng
  case webp
  case gif
  case mp4
  case webm
  /// One file of vectors that moves by itself.
  case svg

  /// What the names of its files end in, without the point; the first is the one it gives itself.
  var endings: [String] {
    [rawValue]
  }

  /// The animation made of pixels that it is; nil for all else.
  var animation: AnimationFormat? { AnimationFormat(rawValue: rawValue) }

  /// The format of a file of this name; nil when there is none with this ending.
  init?(ofFile path: String) {
    guard let ending = Self.ending(ofFile: path),
      let format = Self.allCases.first(where: { $0.endings.contains(ending) })
    else { return nil }
    self = format
  }

  /// In lower case; nil without one, and where the path is plainly that of a folder.
  private static func ending(ofFile path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    guard !path.hasSuffix("/"), let dot = name.lastIndex(of: ".") else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Endings of pictures and films that are not written here: nobody means a folder by them.
  private static let unknownEndings: Set<String> = [
    "avi", "avif", "bmp", "eps", "heic", "jpeg", "jpg", "jxl", "m4v", "mkv", "mov", "mpg", "ogv", "ps", "swf", "tif",
    "tiff",
  ]

  /// Whether `path` is named like a file that cannot be written.
  static func isUnknownFile(_ path: String) -> Bool { ending(ofFile: path).map(unknownEndings.contains) ?? false }

  /// Whether `path` is named as its files are.
  func fits(_ path: String) -> Bool {
    endings.contains { path.lowercased().hasSuffix(".\($0)") }
  }
}

/// Animations made of pixels.
enum AnimationFormat: String, Sendable {
  case apng, webp, gif, mp4, webm
}
