/// Where the values of a row come from.
public struct Provenance: Hashable, Sendable {
  public enum Basis: String, Sendable {
    /// Every filled cell was read from a source.
    case sourced
    /// At least one cell follows from a rule.
    case derived
  }

  public let basis: Basis
  /// Column and rule of each derived cell, such as `kb_numpad` and `R6` (facts: devices.md §1).
  public let derivedCells: [NamedText]
  /// Column and system version of each keyboard height.
  public let keyboardVersions: [NamedText]
  /// Keys of the source list (facts: devices.md §2).
  public let sources: [String]
}

/// A name and what is said of it.
public struct NamedText: Hashable, Sendable {
  public let name: String
  public let text: String

  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}
