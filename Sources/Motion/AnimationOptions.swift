/// `UIView.AnimationOptions` as raw bits: flags, and the curve in bits 16 to 18.
///
/// Bits: facts keyboard-behaviour.md F2.5 and curve7.md §4.3, §4.4, §8; `repeat` and `autoreverse` as in UIView.h
/// (source UIKIT-OPTIONS of curve7.md §12).
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Changes nothing for position and bounds, which are animated additively (facts: curve7.md §10).
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// `UIView.AnimationOptions(rawValue: UInt(curve) << 16)`: what a right handler makes of the notification's curve.
  /// Only the low four bits of `curve` have a place there.
  public init(curve: Int) {
    self.init(rawValue: UInt(truncatingIfNeeded: curve & 0xF) << 16)
  }

  /// The curve UIKit animates with: `(options >> 16) & 7`. The notification's own field is one bit wider,
  /// `(options >> 16) & 0xF`, so that a curve of 8 or more loses its top bit on the way (facts: curve7.md §3.2).
  public var curve: Int { Int((rawValue >> 16) & 7) }
}
