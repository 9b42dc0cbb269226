import CISAL
import Drawing

extension FrameDrawing {
  /// Cairo, Pango and the font's file.
  public func components() throws -> [Manifest.Component] {
    let font = try FontFile()
    return [
      Manifest.Component(name: "cairo", version: DrawingLibraries.cairo),
      Manifest.Component(name: "pango", version: DrawingLibraries.pango),
      Manifest.Component(name: "font", version: font.family),
      Manifest.Component(name: "font_sha256", version: font.bytes.withUnsafeBytes { SHA256.hexDigest(of: $0) }),
    ]
  }
}

extension Manifest.Component {
  /// The library that compresses, as it was compiled against.
  static let compression = Manifest.Component(
    name: "isa-l", version: "\(ISAL_MAJOR_VERSION).\(ISAL_MINOR_VERSION).\(ISAL_PATCH_VERSION)")
}
