/// Why a file is no picture that can be read.
public enum ImageError: Error, Hashable, Sendable {
  /// It does not begin as a PNG does.
  case notPNG
  /// It begins as one and is broken; with libpng's words.
  case broken(String)
  /// More pixels than ``PNGReader/largest``.
  case tooLarge(width: Int, height: Int)
}

extension ImageError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notPNG: "it is not a PNG picture"
    case .broken(let reason): "it is a broken PNG picture (\(reason))"
    case .tooLarge(let width, let height):
      "it has \(width) × \(height) pixels, more than \(PNGReader.largest / 1_000_000) million"
    }
  }
}
