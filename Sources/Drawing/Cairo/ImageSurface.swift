import CCairo

/// Pixels in memory that can be drawn on; owns a Cairo image surface.
final class ImageSurface {
  enum Format {
    /// Alpha premultiplied.
    case transparent
    case opaque
  }

  let width: Int
  let height: Int
  let handle: OpaquePointer

  /// Throws ``DrawingError/pictureTooLarge(width:height:)`` before any memory is taken. Empty sides count as 1.
  init(width: Int, height: Int, format: Format) throws(DrawingError) {
    self.width = max(1, width)
    self.height = max(1, height)
    guard PixelLimits.allow(width: self.width, height: self.height) else {
      throw DrawingError.pictureTooLarge(width: width, height: height)
    }
    let surface = cairo_image_surface_create(format.cairo, Int32(self.width), Int32(self.height))
    let status = cairo_surface_status(surface)
    guard let surface, status == CAIRO_STATUS_SUCCESS else { throw DrawingError(status) }
    handle = surface
  }

  deinit {
    cairo_surface_destroy(handle)
  }

  /// Bytes from one row to the next.
  var stride: Int { Int(cairo_image_surface_get_stride(handle)) }

  /// The pixels as drawn so far, top row first; valid until the next drawing.
  var bytes: UnsafeRawBufferPointer {
    cairo_surface_flush(handle)
    return UnsafeRawBufferPointer(start: cairo_image_surface_get_data(handle), count: stride * height)
  }

  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    bytes.bindMemory(to: UInt32.self).allSatisfy { $0 >= 0xFF00_0000 }
  }

  /// Writes a PNG file with Cairo's own writer; for looking at, not for output.
  func writePNG(to path: String) throws(DrawingError) {
    let status = cairo_surface_write_to_png(handle, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw DrawingError.cannotWrite(path: path, reason: String(cString: cairo_status_to_string(status)))
    }
  }
}

extension ImageSurface.Format {
  fileprivate var cairo: cairo_format_t {
    switch self {
    case .transparent: CAIRO_FORMAT_ARGB32
    case .opaque: CAIRO_FORMAT_RGB24
    }
  }
}

extension DrawingError {
  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }
}
