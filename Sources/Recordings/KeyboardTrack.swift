import Keyboards
import Motion
import Units

/// The keyboard over time.
public struct KeyboardTrack: Hashable, Sendable {
  /// Left edge, screen coordinates.
  public var x = Track(0)
  /// Top edge, screen coordinates.
  public var top: Track
  public var width: Track
  public var height = Track(0)
  /// 0 to 1; below 1 only while it fades (Reduce Motion with cross-fade).
  public var opacity = Track(1)
  /// Where a keyboard that is gone is still seen while it fades out.
  public var fadingFrame = Steps<Rect?>(nil)
  /// What it shows, also while it goes; nil when it was never up.
  public var appearance = Steps<ShownKeyboard?>(nil)
  /// Whether a keyboard is up, or on its way up.
  public var isUp = Steps(false)

  /// Hidden below a screen of that size.
  public init(on screen: Size) {
    top = Track(screen.height)
    width = Track(screen.width)
  }

  /// Its frame in screen coordinates.
  public func frame(at time: Time) -> Rect {
    Rect(x: x.value(at: time), y: top.value(at: time), width: width.value(at: time), height: height.value(at: time))
  }
}
