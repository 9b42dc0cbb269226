/// Why pictures could not become an animation.
public enum AnimationError: Error, Hashable, Sendable {
  /// There is nothing to show.
  case noPictures
  /// A side is longer than the format has room for.
  case pictureTooLarge(format: String, width: Int, height: Int, limit: Int)
  /// A library refused, in its own words.
  case library(String, reason: String)
  /// A program that makes the format is not installed.
  case noProgram(String, format: String)
  /// A program could not be started.
  case cannotStart(String, reason: SystemReason)
  /// A program failed: how it ended, and the last it said.
  case programFailed(String, ProgramEnd, said: [String])
}

extension AnimationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noPictures: "there are no frames to show"
    case .pictureTooLarge(let format, let width, let height, let limit):
      "a picture of \(width)×\(height) pixels is too large for \(format), which holds \(limit) a side; "
        + "choose a smaller --scale"
    case .library(let name, let reason): "\(name) cannot make the file: \(reason)"
    case .noProgram(let name, let format):
      "\(format) needs the program '\(name)', which is not in PATH; install it ('apt install \(name)', "
        + "'brew install \(name)')"
    case .cannotStart(let name, let reason): "cannot start '\(name)': \(reason)"
    case .programFailed(let name, let end, let said):
      "\(name) \(end)" + (said.isEmpty ? "" : ": " + said.joined(separator: "; "))
    }
  }
}
