import Motion
import Units

extension SystemProfile {
  /// Every version with a behaviour of its own, oldest first (facts: keyboard-behaviour.md §11). Each is what the one
  /// before it was, but for what is written here.
  static let history: [SystemProfile] = [
    ios5, ios6, ios7, ios7Point1, ios8, ios8Point3, ios9, ios11, ios12, ios13, ios14, ios15, ios16, ios17, ios18, ios26,
  ]

  /// Undocking and the ChangeFrame notifications come; ease-in-out over 0.25 s, as reported (facts §4, Omni log).
  /// Frames are in portrait axes (F7.4), a change of page takes the keyboard sideways (§3), each change of field posts
  /// (T4).
  static let ios5 = SystemProfile(
    id: "ios-5", name: "iOS 5", timing: .easeInOut(Time(seconds: 0.25)), reportedDuration: 0.25, reportedCurve: 0,
    behaviour: .ios5, settings: .untilIOS10)

  /// As iOS 5; a name of its own, because articles and logs name it.
  static let ios6 = ios5.renamed("ios-6", "iOS 6")

  /// Curve 7 appears, reported as 0.4 s, from far below the screen (facts V5). The real motion of 7.0 was not measured;
  /// it is taken to be that of 7.1.
  static let ios7 = SystemProfile(
    id: "ios-7", name: "iOS 7", timing: .keyboard, reportedDuration: 0.4, reportedCurve: 7,
    behaviour: ios5.behaviour.with { behaviour in
      behaviour.beginsFarBelow = true
      behaviour.reportsSidewaysFrames = false
      behaviour.hasDismissModes = true
    }, settings: .untilIOS10)

  /// 0.25 s, from just below the screen (facts V2, §4).
  static let ios7Point1 = SystemProfile(
    id: "ios-7-1", name: "iOS 7.1", timing: .keyboard, reportedDuration: 0.25, reportedCurve: 7,
    behaviour: ios7.behaviour.with { $0.beginsFarBelow = false }, settings: .untilIOS10)

  /// Screen space turns with the device; third-party keyboards (T23); a gesture undocks in silence (T13a).
  static let ios8 = ios7Point1.next("ios-8", "iOS 8") { behaviour in
    behaviour.reportsPortraitAxes = false
    behaviour.reportsChangesByUser = false
    behaviour.undocksSilentlyByGesture = true
    behaviour.rotationDisablesAnimations = true
    behaviour.firstThirdPartyHeights = [0, 216]
  } settings: {
    $0.thirdPartySteps = 3
  }

  /// An iPad that is turned posts its pair twice (T12a).
  static let ios8Point3 = ios8.next("ios-8-3", "iOS 8.3") { $0.rotationPairsOnTablets = 2 }

  /// `isLocal`, and the shortcut bar of iPads (T10); silence while undocked (T19).
  static let ios9 = ios8Point3.next("ios-9", "iOS 9") { behaviour in
    behaviour.reportsIsLocal = true
    behaviour.isSilentWhileUndocked = true
    behaviour.undocksSilentlyByGesture = false
    behaviour.rotationPairsOnTablets = 1
    behaviour.rotationDisablesAnimations = false
    behaviour.shortcutBar = .docked
    behaviour.firstThirdPartyHeights = [216]
  } settings: {
    $0.thirdPartySteps = 2
  }

  /// A change of field is silent (T4), and so is emoji with the predictive bar off (T3b).
  static let ios11 = ios9.next("ios-11", "iOS 11") {
    $0.isSilentWhileUndocked = false
  } settings: {
    $0.fieldSwitch = .nothing
    $0.silentEmoji = .nothing
  }

  /// The bar of password AutoFill (T8).
  static let ios12 = ios11.next("ios-12", "iOS 12") {
    $0.hasAutoFillBar = true
  } settings: {
    $0.silentEmoji = .show
  }

  /// The floating keyboard; background apps are no longer told (T17, T21).
  static let ios13 = ios12.next("ios-13", "iOS 13") { behaviour in
    behaviour.hasFloatingKeyboard = true
    behaviour.tellsBackgroundApps = false
  }

  /// Cross-fade with an end frame of zeros (§3).
  static let ios14 = ios13.next("ios-14", "iOS 14") { $0.crossFades = true }

  /// `keyboardLayoutGuide` (F8.1); a narrow shortcut bar (T10); a modal that closes brings the keyboard at once (T24).
  static let ios15 = ios14.next("ios-15", "iOS 15") { behaviour in
    behaviour.hasLayoutGuide = true
    behaviour.shortcutBar = .floating
    behaviour.returnsAtOnceFromModal = true
  }

  /// The shortcut bar counts as docked (T10).
  static let ios16 = ios15.next("ios-16", "iOS 16") { $0.shortcutBar = .docked }

  /// `usesBottomSafeArea` and `keyboardDismissPadding` (F8.1).
  static let ios17 = ios16.next("ios-17", "iOS 17") { $0.hasLayoutGuidePadding = true }

  /// The default. Curve 7 for half a second, reported as 0.25 s (facts: curve7.md §2.1, §4.1).
  public static let ios18 = ios17.renamed("ios-18", "iOS 18")

  /// The faster spring of iOS 26, reported as curve 7 and with its real length.
  ///
  /// Two sources speak of the reported duration: one compares it with 0.3832 ± 0.0001 (facts: curve7.md §4.1), the
  /// other prints it in whole milliseconds as 383 (facts: keyboard-behaviour.md §4). 0.3832 agrees with both.
  public static let ios26 = SystemProfile(
    id: "ios-26", name: "iOS 26", timing: .keyboardIOS26, reportedDuration: 0.3832, reportedCurve: 7, design: .ios26,
    behaviour: ios18.behaviour.with { $0.hideKeepsAccessoryHeight = true }, settings: ios18.settings)
}

extension SystemProfile {
  fileprivate func renamed(_ id: String, _ name: String) -> SystemProfile { next(id, name) { _ in } }

  /// A later system that moves as this one does.
  fileprivate func next(
    _ id: String, _ name: String, _ change: (inout SystemBehaviour) -> Void,
    settings changeSettings: (inout SystemSettings) -> Void = { _ in }
  ) -> SystemProfile {
    var settings = settings
    changeSettings(&settings)
    return SystemProfile(
      id: id, name: name, timing: timing, reportedDuration: reportedDuration, reportedCurve: reportedCurve,
      design: design, behaviour: behaviour.with(change), settings: settings)
  }
}

extension SystemBehaviour {
  fileprivate static let ios5 = SystemBehaviour().with { behaviour in
    behaviour.reportsIsLocal = false
    behaviour.reportsChangesByUser = true
    behaviour.reportsPortraitAxes = true
    behaviour.reportsSidewaysFrames = true
    behaviour.hasFloatingKeyboard = false
    behaviour.shortcutBar = .none
    behaviour.hasAutoFillBar = false
    behaviour.firstThirdPartyHeights = []
    behaviour.crossFades = false
    behaviour.tellsBackgroundApps = true
    behaviour.returnsAtOnceFromModal = false
    behaviour.hasDismissModes = false
    behaviour.hasLayoutGuide = false
    behaviour.hasLayoutGuidePadding = false
  }

  fileprivate func with(_ change: (inout SystemBehaviour) -> Void) -> SystemBehaviour {
    var behaviour = self
    change(&behaviour)
    return behaviour
  }
}

extension SystemSettings {
  /// Each change of field posts (T4).
  fileprivate static var untilIOS10: SystemSettings {
    var settings = SystemSettings()
    settings.fieldSwitch = .hideAndShow
    return settings
  }
}
