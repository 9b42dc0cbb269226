import Scenarios

/// What code can change about a panel's layout; the frames follow in the next pass.
struct LayoutSettings: Sendable {
  /// The bottom pin of each element that has one, with the constant in force.
  var bottomPins: [ElementID: Anchor]
  /// `frame.origin.y` set by hand: how far below the laid out place, by view. Assumed to stay until the handler sets
  /// it again, as for a view that is placed by frames; siblings pinned to it do not follow.
  var frameShifts: [Int: Double] = [:]
  /// `transform`'s vertical translation, by view.
  var translations: [Int: Double] = [:]
  /// How far UIKit has moved up a sheet, by screen.
  var sheetLifts: [Int: Double] = [:]
  /// `additionalSafeAreaInsets.bottom`, by screen.
  var additionalSafeArea: [Int: Double] = [:]

  /// As the screens and the panel's own pins say.
  init(tree: ViewTree, pins: [ElementID: Anchor]) {
    bottomPins = [:]
    for element in tree.views.compactMap(\.element) {
      bottomPins[element.id] = pins[element.id] ?? element.placement.bottom
    }
  }

  /// How far the view stands from its laid out place; down is positive.
  func displacement(of view: Int) -> Double {
    (frameShifts[view] ?? 0) + (translations[view] ?? 0)
  }
}
