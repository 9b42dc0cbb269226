/// `begin | end`: when a keyboard component passes a Will notification on.
public enum PhasePart: String, CaseIterable, Sendable {
  case begin, end
}

/// `state …`: what a shared keyboard component knows.
public enum ComponentState: String, CaseIterable, Sendable {
  /// One Bool, set by will-show and will-hide; those who watch it are told only when it changes.
  case showing
  /// Hidden, or which keyboard is up; changes when the kind does.
  case keyboard
}

/// `stacking …`: what becomes of the animations that still run when the next one starts.
public enum Stacking: String, CaseIterable, Sendable {
  case additive
  case fromCurrentState = "from-current-state"
}
