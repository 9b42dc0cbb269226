import Keyboards

/// Why a scenario has no recording. The resolver lets neither happen to a timeline it accepts, except the step limit.
public enum SimulationError: Error, Hashable, Sendable {
  /// More happened in a panel than ``Scenario/stepLimit``.
  case tooManySteps(panel: String, limit: Int)
  /// A keyboard came up whose height the panel does not know.
  case unknownHeight(panel: String, kind: KeyboardKind)
}

extension SimulationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManySteps(let panel, let limit):
      "panel '\(panel)' takes more than \(limit) steps; use fewer cues or observers"
    case .unknownHeight(let panel, let kind):
      "panel '\(panel)' shows a keyboard '\(kind.rawValue)' of unknown height; "
        + "say 'keyboard \(kind.rawValue) { height … }'"
    }
  }
}
