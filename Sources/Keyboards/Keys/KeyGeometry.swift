import Units

/// Sizes of the letters keyboard on one screen, in the look up to iOS 18, in points.
///
/// The keys lie in a panel of ``panelWidth``, centred on the screen: from its top the predictive bar, if it is on,
/// then ``topInset``, the rows with ``rowGap`` between them, and ``bottomInset``. What is left of the keyboard's frame
/// is the strip below the keys. Everything that follows from these (the second row is centred, the space bar takes
/// what the other keys leave) is the drawing's.
public struct KeyGeometry: Hashable, Sendable {
  public let screen: Size
  public let panelWidth: Double
  /// From the bar to the strip.
  public let keysHeight: Double
  /// Of the predictive bar.
  public let barHeight: Double
  public let keyHeight: Double
  /// Between two keys of a row.
  public let keyGap: Double
  /// Left and right of the panel's widest row.
  public let sideInset: Double
  public let topInset: Double
  public let bottomInset: Double
  public let letterWidth: Double
  public let rowGap: Double
  /// Of a key of the last row, such as 123.
  public let systemKeyWidth: Double
  /// Of shift and delete.
  public let shiftWidth: Double
  /// Height of the row of digits above the letters, on the large iPads only.
  public let numberRowHeight: Double?
}
