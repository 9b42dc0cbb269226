/// Words of a declared handler. Each raw value is the word in a timeline; each maps to a line of code people write.

/// `convert …`: whether the keyboard's frame is converted from screen to view coordinates.
public enum Conversion: String, CaseIterable, Sendable {
  /// From the screen's coordinate space.
  case on
  /// `convert(_:from: nil)`: from the window's coordinates, which are the screen's only where the window fills it.
  case window
  case off
}

/// `undocked …` and `foreign …`: what is done about a keyboard that stands away from the bottom edge, and about that of
/// another app.
public enum Obedience: String, CaseIterable, Sendable {
  case obeyed, ignored
}

/// `measure …`: how the number of covered points is got from the notification.
public enum Measure: String, CaseIterable, Sendable {
  /// Height of the intersection with the view's bounds; never negative.
  case intersection
  /// `bounds.maxY - frame.minY`; negative when the keyboard ends below the view.
  case difference
  /// The end frame's height, wherever it is.
  case height
  /// The begin frame's height.
  case beginHeight = "begin-height"
  /// The end frame's height on will-show and will-change-frame, 0 on will-hide.
  case heightUnlessHiding = "height-unless-hiding"
}

/// `safe-area …`: what is done with the bottom safe area inset.
public enum SafeAreaUse: String, CaseIterable, Sendable {
  case ignored
  /// Taken off the measured height.
  case subtracted
  /// Added to it.
  case countedTwice = "counted-twice"
}

/// `clamp …`: where `max(0, …)` stands.
public enum Clamp: String, CaseIterable, Sendable {
  /// Around the whole expression, after the safe area.
  case on
  /// Around the height only, before the safe area is subtracted: 0 becomes −34.
  case beforeSafeArea = "before-safe-area"
  case off
}

/// `layout …`: when the layout pass runs that makes a changed constraint visible.
public enum LayoutMoment: String, CaseIterable, Sendable {
  /// `layoutIfNeeded()` inside the animation block: the frames animate.
  case inBlock = "in-block"
  /// No call: the pass at the end of the turn jumps.
  case missing
  /// Called after the change and before the block: jumps, the block then has nothing to animate.
  case before
  /// Called in the completion handler: jumps when the animation's time is over.
  case after
}

/// `spacing 8pt always | shown`: when the extra distance counts.
public enum SpacingUse: String, CaseIterable, Sendable {
  case shown, always
}

/// `restore …`: what a hide does.
public enum Restore: String, CaseIterable, Sendable {
  /// Back to the values before the first show.
  case saved
  /// Back to 0, whatever it was before.
  case zero
  /// Nothing: the values of the last show stay.
  case never
}

/// `lifetime …`: when the observer is added and removed.
public enum Lifetime: String, CaseIterable, Sendable {
  /// Added in viewWillAppear, removed in viewWillDisappear.
  case whileVisible = "while-visible"
  /// As above, and the layout is put back when the screen appears again.
  case whileVisibleWithReset = "while-visible-with-reset"
  /// Added in viewDidLoad, never removed: answers under a covering screen too.
  case fromLoad = "from-load"
  /// Added on every viewWillAppear, never removed: answers once more after each visit.
  case everyAppearance = "every-appearance"
}

/// How a change treats the value that is there.
public enum ChangeMode: String, CaseIterable, Sendable {
  /// `to`: computed from the notification alone.
  case to
  /// `by`: added to what is there, so that a second notification adds again.
  case by
}
