/// `style …`: how devices and what they show are drawn.
public enum PictureStyle: String, CaseIterable, Sendable {
  case realistic
  /// Outlines and words.
  case wireframe
}

/// `color …`: what a colour of a picture means.
public enum ColorRole: String, CaseIterable, Sendable {
  /// The keyboard's curve.
  case keyboard
  /// Covered, or a hole.
  case fault
  case inStep = "in-step"
  /// What the direction points out.
  case highlight
  /// The app's buttons, its caret and the bubbles of its user.
  case tint
  /// Behind everything.
  case canvas
  case ink
}
