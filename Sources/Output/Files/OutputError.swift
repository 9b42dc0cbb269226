/// Why results could not be written.
public enum OutputError: Error, Hashable, Sendable {
  /// A folder or file could not be made.
  case cannotCreate(path: String, reason: SystemReason)
  /// Writing, renaming or removing failed under way; nothing half-written stands under a final name.
  case cannotWrite(path: String, reason: SystemReason)
  /// A part of the path is a symbolic link, so that results would land somewhere else.
  case symbolicLink(path: String)
  /// A file that no earlier run wrote stands where a result must go.
  case foreignFile(path: String)
  /// More frames than ``RenderLimits/frames``.
  case tooManyFrames(Int, limit: Int)
  /// More pixels in a frame than ``RenderLimits/pixelsPerFrame``.
  case pictureTooLarge(width: Int, height: Int, limit: Int)
  /// More pixels in all frames together than ``RenderLimits/pixels``.
  case tooManyPixels(Int, limit: Int)
  /// A frame number that the source does not have.
  case noSuchFrame(Int, count: Int)
}

extension OutputError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason): "cannot create '\(path)': \(reason)"
    case .cannotWrite(let path, let reason): "cannot write '\(path)': \(reason)"
    case .symbolicLink(let path): "'\(path)' is a symbolic link; results are only written inside the folder itself"
    case .foreignFile(let path):
      "'\(path)' was not written by an earlier run; move it away or choose another folder"
    case .tooManyFrames(let count, let limit): "\(count) frames are more than the limit of \(limit)"
    case .pictureTooLarge(let width, let height, let limit):
      "a picture of \(width)×\(height) pixels is larger than the limit of \(limit) pixels; choose a smaller --scale"
    case .tooManyPixels(let count, let limit):
      "the frames have \(count) pixels in all, more than the limit of \(limit); choose fewer frames or a smaller --scale"
    case .noSuchFrame(let frame, let count): "there is no frame \(frame); the frames are 0 to \(count - 1)"
    }
  }
}
