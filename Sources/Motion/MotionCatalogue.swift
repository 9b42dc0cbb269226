import Units

/// The named curves, each with what it is and where its numbers come from.
public enum MotionCatalogue {
  public struct Entry: Hashable, Sendable {
    /// The word in a timeline, or a name of the same form where there is none.
    public let id: String
    /// One line, lower case, no full stop.
    public let summary: String
    /// Where the numbers come from.
    public let source: String
    /// A curve that takes the duration it is given is listed with ``MotionCatalogue/usualDuration``.
    public let timing: AnimationTiming
  }

  /// What iOS 7.1 … 18 report for the keyboard, 0.25 s (facts: curve7.md §4.1).
  public static let usualDuration = Time(seconds: 0.25)

  public static let entries: [Entry] = [
    Entry(
      id: "keyboard", summary: "curve 7, the keyboard's spring on iOS 7 to 18; ends at 0.5 s whatever is asked for",
      source: "read from live animations, developer.apple.com/forums/thread/48088; facts: curve7.md §2.1, §3",
      timing: .keyboard),
    Entry(
      id: "keyboard-ios-26", summary: "the keyboard's own spring on iOS 26",
      source: "one public origin, Telegram-derived code; facts: curve7.md §2.2, §11", timing: .keyboardIOS26),
    Entry(
      id: "linear", summary: "constant speed; UIView's curve 3", source: namedSource, timing: .linear(usualDuration)),
    Entry(
      id: "ease-in", summary: "starts slowly; UIView's curve 1", source: namedSource, timing: .easeIn(usualDuration)),
    Entry(
      id: "ease-out", summary: "ends slowly; UIView's curve 2", source: namedSource, timing: .easeOut(usualDuration)),
    Entry(
      id: "ease-in-out", summary: "starts and ends slowly; UIView's curve 0, and what it takes when none is given",
      source: namedSource, timing: .easeInOut(usualDuration)),
    Entry(
      id: "default", summary: "Core Animation's default function; UIView's private curve 5", source: namedSource,
      timing: .systemDefault(usualDuration)),
    Entry(
      id: "keyboard-bezier", summary: "the Bézier often copied as the keyboard's curve; off by up to 7.7 % of the way",
      source: "developer.apple.com/forums/thread/48088; facts: curve7.md §5",
      timing: AnimationTiming(.bezier(.keyboardApproximation), duration: Time(seconds: 0.5))),
  ]

  private static let namedSource = "CAMediaTimingFunction's control points; facts: curve7.md §4.3"

  /// Nil for a name that is not listed.
  public static func entry(_ id: String) -> Entry? {
    entries.first { $0.id == id }
  }
}
