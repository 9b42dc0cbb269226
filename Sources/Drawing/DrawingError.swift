/// Why a picture could not be made.
public enum DrawingError: Error, Hashable, Sendable {
  /// More pixels than ``PixelLimits`` allows.
  case pictureTooLarge(width: Int, height: Int)
  /// A scale outside 1…4.
  case unknownScale(Int)
  /// A panel the recording does not have, and those it has.
  case unknownPanel(String, known: [String])
  /// Nothing to draw.
  case noPanels
  /// More panels than stand side by side.
  case tooManyPanels(Int)
  /// The drawing library gave up; its own words.
  case cairo(String)
  /// A picture could not be written to a file.
  case cannotWrite(path: String, reason: String)
}

extension DrawingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pictureTooLarge(let width, let height):
      "a picture of \(width) × \(height) pixels is too large: at most \(PixelLimits.side) a side and "
        + "\(PixelLimits.area / 1_000_000) million in all; use a smaller scale or fewer panels"
    case .unknownScale(let scale):
      "no scale '\(scale)': use 1, 2, 3 or 4"
    case .unknownPanel(let name, let known):
      "no panel '\(name)': there are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    case .noPanels:
      "no panel to draw"
    case .tooManyPanels(let count):
      "\(count) panels do not fit side by side: draw at most 4"
    case .cairo(let reason):
      "cannot draw: \(reason)"
    case .cannotWrite(let path, let reason):
      "cannot write '\(path)': \(reason)"
    }
  }
}

/// The largest pictures that are drawn. Both limits are the project's own: they keep one picture within 256 MB.
public enum PixelLimits {
  /// Pixels; half of what Cairo's image surfaces allow (32,767).
  public static let side = 16_384
  /// Pixels in all.
  public static let area = 64_000_000

  static func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= area
  }
}
