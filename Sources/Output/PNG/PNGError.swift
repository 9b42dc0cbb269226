/// Why pixels could not become a PNG.
public enum PNGError: Error, Hashable, Sendable {
  /// A side is 0, or the uncompressed picture is larger than ``PNGEncoder/maximumRawSize``.
  case size(width: Int, height: Int)
  /// The pixels do not fill the picture: rows shorter than their pixels, or fewer bytes than rows.
  case pixels(bytes: Int, stride: Int, width: Int, height: Int)
  /// ISA-L refused the stream.
  case compression(status: Int)
}

extension PNGError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width)×\(height) pixels cannot be written as PNG"
    case .pixels(let bytes, let stride, let width, let height):
      "\(bytes) bytes in rows of \(stride) are no picture of \(width)×\(height) pixels"
    case .compression(let status):
      "compression failed with status \(status) of ISA-L"
    }
  }
}
