/// One way to understand an episode, and perhaps those behind it.
struct Reading: Sendable {
  var cues: [ImportedCue]
  /// How many episodes the cues stand for.
  var covers = 1
  /// What is up then.
  var after: Session
}

extension Session {
  /// A reading after which the session is changed like this.
  func reading(_ cues: ImportedCue..., covers: Int = 1, then change: (inout Session) -> Void = { _ in }) -> Reading {
    var after = self
    change(&after)
    return Reading(cues: cues, covers: covers, after: after)
  }

  /// Every way to understand what comes, the most likely first. Which of them is true is found out by running them.
  func readings(_ outlook: Outlook) -> [Reading] {
    guard let change = outlook.change() else { return [] }
    if change.isForeign { return foreign(change) }
    guard let up else { return appearances(change, outlook) }
    switch up.standing {
    case .docked:
      return turns(outlook) + disappearances(change, of: up, outlook) + replacements(change, of: up, outlook)
        + departures(change, of: up, outlook)
    case .undocked, .split: return raisedChanges(change, of: up, outlook)
    case .floating, .bar: return looseChanges(change, of: up, outlook)
    case .foreign: return []
    }
  }
}
