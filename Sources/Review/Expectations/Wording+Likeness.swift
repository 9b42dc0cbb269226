import Scenarios

/// Claims that something is as it is elsewhere.
extension Wording {
  /// - Parameter isFaithful: whether a rounded distance still says what the distance does.
  func apart(
    _ own: FrameValue, _ other: Double, _ distance: Double, tolerance: Double, isFaithful: (Double) -> Bool
  ) -> String {
    let numbers = [own.value, other].map { $0.shortText { _ in true } + unit }
    let isMet = distance <= tolerance + Expectation.slack
    return "\(subject) is \(numbers[0]) at \(place(own)), that of \(reference) is \(numbers[1]): "
      + "\(distance.shortText(faithful: isFaithful))\(unit) apart, \(isMet ? "" : "expected ")at most "
      + number(tolerance) + rangeWords
  }

  func alone(isOwn: Bool, _ place: FrameValue) -> String {
    let (here, there) = isOwn ? (panel, reference) : (reference, panel)
    return quantity.element == nil
      ? "\(subject) counts at \(self.place(place)) in \(here), but not in \(there)"
      : "\(element) is shown at \(self.place(place)) in \(here), but not in \(there): there is no \(subject) to compare"
  }

  /// What differs beside that.
  func others(_ quantities: [Expectation.Quantity]) -> String {
    let shown = quantities.prefix(3).map { about($0).subject }.joined(separator: ", ")
    return "; \(shown)" + (quantities.count > 3 ? " and \(quantities.count - 3) more" : "") + " differ too"
  }

  func noRow(_ place: FrameValue) -> String {
    "\(reference) has no row of panel '\(panel)' at \(self.place(place)) to compare \(subject) with"
  }
}
