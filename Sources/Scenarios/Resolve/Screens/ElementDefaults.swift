import Timelines

/// Sizes and places of elements that say nothing of them: the project's own choices, close to UIKit's usual controls.
enum ElementDefaults {
  /// Points between free-standing elements, and from the safe area to the first.
  static let stackSpacing = 12.0
  static let rowHeight = 44.0

  /// Nil for what fills the room it has.
  static func height(of kind: Timeline.Element.Kind) -> Double? {
    switch kind {
    case .textField: 36
    case .inputBar: 52
    case .button: 44
    case .label: 22
    case .image: 120
    case .scrollView, .container: nil
    case .bubbles, .rows, .space: nil
    }
  }

  /// Distance from the parent's sides.
  static func margin(of kind: Timeline.Element.Kind) -> Double {
    switch kind {
    case .textField, .button, .label, .image: 16
    case .scrollView, .inputBar, .container, .bubbles, .rows, .space: 0
    }
  }
}
