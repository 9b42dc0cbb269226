import Keyboards
import Motion
import Units

/// The keyboard over time.
public struct KeyboardTrack: Hashable, Sendable {
  /// Top edge, screen coordinates.
  public var top: Track
  /// What it shows; nil when it was never up.
  public var appearance: Steps<DockedKeyboard?>

  public init(top: Track, appearance: Steps<DockedKeyboard?>) {
    self.top = top
    self.appearance = appearance
  }
}
