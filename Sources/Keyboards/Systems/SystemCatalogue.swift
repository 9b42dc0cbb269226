import Motion

/// The systems that a timeline can name.
public struct SystemCatalogue: Hashable, Sendable {
  /// Oldest first.
  public let systems: [SystemProfile]

  public static let standard = SystemCatalogue([.ios18, .ios26])

  public init(_ systems: [SystemProfile]) {
    self.systems = systems
  }

  /// Nil when no system has this id.
  public subscript(id: String) -> SystemProfile? {
    systems.first { $0.id == id }
  }
}

extension SystemProfile {
  /// The default. Curve 7 for half a second, reported as 0.25 s (facts: curve7.md §2.1, §4.1).
  public static let ios18 = SystemProfile(
    id: "ios-18", name: "iOS 18", timing: .keyboard, reportedDuration: 0.25, reportedCurve: 7, design: .ios7)

  /// The faster spring of iOS 26, reported as curve 7 and with its real length.
  ///
  /// Two sources speak of the reported duration: one compares it with 0.3832 ± 0.0001 (facts: curve7.md §4.1), the
  /// other prints it in whole milliseconds as 383 (facts: keyboard-behaviour.md §4). 0.3832 agrees with both.
  public static let ios26 = SystemProfile(
    id: "ios-26", name: "iOS 26", timing: .keyboardIOS26, reportedDuration: 0.3832, reportedCurve: 7, design: .ios26)
}
