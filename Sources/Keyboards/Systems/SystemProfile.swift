import Motion
import Units

/// How one version of the system moves and announces its keyboard.
public struct SystemProfile: Hashable, Sendable {
  /// `ios-18`
  public let id: String
  /// `iOS 18`
  public let name: String
  /// The motion of show and hide.
  public let timing: AnimationTiming
  /// Seconds, as the notifications of show and hide say; the motion itself lasts as long as ``timing`` says.
  public let reportedDuration: Double
  /// `UIView.AnimationCurve` raw value, as the notifications say.
  public let reportedCurve: Int
  /// The look and heights of its keyboards.
  public let design: KeyboardDesign
  /// Whether a notification's `object` is the screen that shows the keyboard. It is from iOS 16.1 on, and nil before
  /// (facts: keyboard-behaviour.md F1.5).
  public let postsScreenAsObject: Bool
  public var settings: SystemSettings

  public init(
    id: String, name: String, timing: AnimationTiming, reportedDuration: Double, reportedCurve: Int,
    design: KeyboardDesign = .ios7, postsScreenAsObject: Bool = true, settings: SystemSettings = SystemSettings()
  ) {
    self.id = id
    self.name = name
    self.timing = timing
    self.reportedDuration = reportedDuration
    self.reportedCurve = reportedCurve
    self.design = design
    self.postsScreenAsObject = postsScreenAsObject
    self.settings = settings
  }
}

/// Points the evidence leaves open, or on which articles and devices differ. Each has a documented default.
public struct SystemSettings: Hashable, Sendable {
  /// `height-change posts show | change-frame-only`: whether a docked keyboard that changes height also posts
  /// will-show and did-show. Devices do (facts T3); the articles say it does not.
  public var heightChangePostsShow = true
  /// `kind-switch reports 0s | 0.25s`: the duration reported when the kind changes; the keyboard jumps either way
  /// (facts §4 has reports of both).
  public var kindSwitchDuration = 0.0
  /// `interrupted-did dropped | posted`: whether a transition cut short by the next still posts its Did
  /// notifications. Unsettled; no log was found.
  public var interruptedDidIsPosted = false

  public init() {}
}
