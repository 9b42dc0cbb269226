/// Core Animation's named functions and UIKit's private ones, with the control points of facts: curve7.md §4.3.
extension CubicBezier {
  public static let linear = CubicBezier(checked: (0, 0), (1, 1))
  public static let easeIn = CubicBezier(checked: (0.42, 0), (1, 1))
  public static let easeOut = CubicBezier(checked: (0, 0), (0.58, 1))
  public static let easeInOut = CubicBezier(checked: (0.42, 0), (0.58, 1))

  /// Core Animation's `default`; UIKit's private curve 5.
  public static let systemDefault = CubicBezier(checked: (0.25, 0.1), (0.25, 1))

  /// UIKit's private curve 4, which no name is known for.
  public static let privateCurve4 = CubicBezier(checked: (0.66, 0), (0.33, 1))

  /// The copy of the keyboard's curve that circulates, meant for 0.5 s; off by up to 7.7 % of the travel
  /// (facts: curve7.md §5).
  public static let keyboardApproximation = CubicBezier(checked: (0.38, 0.7), (0.125, 1))
}
