extension Option where Value == [String] {
  /// Which panels are meant.
  static let panels = Option(names: "panel", "NAME", "only this panel")
}
