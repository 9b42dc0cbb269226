import Keyboards

extension ImportedCue {
  /// As the language writes it; nil for notifications, which have their own block.
  ///
  /// - Parameter duration: seconds that a drag lasts.
  func text(lasting duration: Double) -> String? {
    switch self {
    case .tap(let field): "tap \(field.name)"
    case .becomeFirstResponder: "become-first-responder"
    case .dismiss: "dismiss"
    case .drag(let path): "drag list from \(path.map(\.points).joined(separator: " to ")) for \(duration.seconds)"
    case .keyboard(let kind, let height): "keyboard \(kind.rawValue)\(clause(height))"
    case .predictiveBar(let isOn, let height): "predictive-bar \(isOn ? "on" : "off")\(clause(height))"
    case .hardwareKeyboard(let isOn): "hardware-keyboard \(isOn ? "on" : "off")"
    case .place(let placement, let byGesture): placement.verb + (byGesture ? " by-gesture" : "")
    case .moveKeyboard(let corner, _): "move-keyboard \(corner.x.points) \(corner.y.points)"
    case .rotate(let orientation): "rotate \(orientation.rawValue)"
    case .wake(let orientation): "wake \(orientation.rawValue)"
    case .switchMultitasking: "switch-multitasking"
    case .foreignKeyboard(let height): "foreign-keyboard " + (height.map { "show \($0.points)" } ?? "hide")
    case .presentAlert: "present-alert"
    case .closeAlert: "close-alert"
    case .notify: nil
    }
  }

  /// What the log does not say and the cue has to.
  var choice: String? {
    switch self {
    case .drag(let path) where path.count > 2: "The log does not say how far the finger went; this way is chosen."
    case .drag: "The log does not say where the finger came down; how far it went follows from the duration."
    case .moveKeyboard(_, isChosen: true): "The log does not say where to; this place is chosen."
    default: nil
    }
  }

  private func clause(_ height: Double?) -> String { height.map { " height \($0.points)" } ?? "" }
}

extension ShownKeyboard.Placement {
  /// The cue that brings a keyboard there.
  fileprivate var verb: String {
    switch self {
    case .docked: "dock"
    case .undocked: "undock"
    case .split: "split"
    case .floating: "float"
    }
  }
}
