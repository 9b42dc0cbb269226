/// Why a picture could not become vectors.
public enum VectorError: Error, Hashable, Sendable {
  /// More than ``Choreography/maximumFrames``.
  case tooManyFrames(Int)
  /// Nothing to show.
  case noFrames
}

extension VectorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyFrames(let count):
      "\(count) frames are too many for one vector animation: at most \(Choreography.maximumFrames); choose some with "
        + "'--frames', or a lower --fps"
    case .noFrames: "there are no frames to show"
    }
  }
}
