import CCairo

/// The file of the font that regular Latin text is drawn with.
public struct FontFile: Sendable {
  /// The family that was found: ``Typesetter/family`` where it is installed, and what fontconfig puts in its place
  /// elsewhere.
  public let family: String
  public let bytes: [UInt8]

  public init() throws(DrawingError) {
    let typesetter = try Typesetter()
    let font = try typesetter.regularFont()
    family = Self.family(of: font)
    bytes = Self.bytes(of: font)
    g_object_unref(font)
    // The font is of no use without its font map.
    withExtendedLifetime(typesetter) {}
  }

  private static func family(of font: UnsafeMutablePointer<PangoFont>) -> String {
    let description = pango_font_describe(font)
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
  }

  private static func bytes(of font: UnsafeMutablePointer<PangoFont>) -> [UInt8] {
    let blob = hb_face_reference_blob(hb_font_get_face(pango_font_get_hb_font(font)))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(blob, &length)
    return [UInt8](UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }
}

extension Typesetter {
  /// The caller gives it back, while the typesetter still is.
  fileprivate func regularFont() throws(DrawingError) -> UnsafeMutablePointer<PangoFont> {
    let description = pango_font_description_from_string(Self.family)
    defer { pango_font_description_free(description) }
    guard let font = pango_context_load_font(context, description) else { throw DrawingError.cairo("no font") }
    return font
  }
}

/// Versions of the libraries that make the pixels, as they run.
public enum DrawingLibraries {
  /// `1.16.0`
  public static var cairo: String { String(cString: cairo_version_string()) }
  /// `1.50.12`
  public static var pango: String { String(cString: pango_version_string()) }
}
