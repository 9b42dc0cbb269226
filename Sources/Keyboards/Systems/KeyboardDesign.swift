/// Which generation of the keyboard a system shows: its look and its heights (facts: devices.md §4.2, §6, §7).
public enum KeyboardDesign: String, CaseIterable, Sendable {
  /// iOS 7 to 18.
  case ios7 = "ios-7"
  /// Rounder keys without a lower edge; other heights.
  case ios26 = "ios-26"
}
