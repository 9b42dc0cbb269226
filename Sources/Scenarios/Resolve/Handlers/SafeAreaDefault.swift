import Timelines

extension Resolver {
  /// What a handler does with the bottom safe area unless it says so: subtracts it when what it drives already stands
  /// above it, ignores it otherwise.
  ///
  /// That is the case for an element pinned to the safe area, for the insets of a scroll view that adds the safe area
  /// by itself, and for `additionalSafeAreaInsets` (facts: keyboard-behaviour.md F7.8, F9.2, F9.3). The first change
  /// that is no `hide` decides.
  func safeAreaDefault(
    for changes: [Handler.Change], app: App, pins: [ElementID: Anchor]
  ) -> SafeAreaUse {
    for change in changes {
      switch change.target {
      case .constraint(let id), .transform(let id?), .frame(let id?):
        let pin = pins[id] ?? app.element(id)?.placement.bottom
        return pin?.line == .safeArea ? .subtracted : .ignored
      case .contentInset(let id), .indicatorInset(let id), .contentOffset(let id):
        guard case .scrollView(let settings) = app.element(id)?.kind else { return .ignored }
        return settings.adjustsForSafeArea ? .subtracted : .ignored
      case .additionalSafeArea: return .subtracted
      case .transform(nil), .frame(nil): return .ignored
      case .hidden: continue
      }
    }
    return .ignored
  }
}

extension App {
  /// The element of a number.
  func element(_ id: ElementID) -> Element? {
    func find(in elements: [Element]) -> Element? {
      for element in elements {
        if element.id == id { return element }
        if let found = find(in: element.children) { return found }
      }
      return nil
    }
    return find(in: screens.flatMap(\.allElements))
  }
}
