import Keyboards
import Timelines
import Units

/// What the cues ask of the keyboard, the same in every panel.
struct Script {
  /// A look of the keyboard that some cue brings up.
  struct Look {
    var kind: KeyboardKind
    /// Nil is the bar as the panel has it at the start.
    var hasPredictiveBar: Bool?
    /// Whether the device has been turned by then.
    var isTurned = false
    /// The cue's own height.
    var height: Located<Double>?
    /// The cue.
    var range: SourceRange
  }

  var looks: [Look] = []
  /// The field that becomes first responder first.
  var firstField: ElementID?
}

extension Resolver {
  /// Follows the app through its cues: which screen is on top, which keyboard is up. Reports what cannot happen.
  mutating func followCues(_ cues: [ResolvedCue], in app: App, on stage: Stage, until duration: Time) -> Script {
    var follower = CueFollower(app: app, stage: stage)
    for cue in cues {
      if cue.time >= duration {
        report(
          .cueAfterEnd, at: cue.source.range,
          "the timeline is over at \(duration.seconds.decimalText)s, "
            + (cue.time == duration ? "and its last frame comes before that" : "before this cue"),
          hint: "make 'duration' longer, or leave the cue out")
      }
      follower.follow(cue)
    }
    diagnostics += follower.diagnostics
    return follower.script
  }
}
