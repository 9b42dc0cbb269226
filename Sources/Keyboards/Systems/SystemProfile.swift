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
  public let behaviour: SystemBehaviour
  public var settings: SystemSettings

  public init(
    id: String, name: String, timing: AnimationTiming, reportedDuration: Double, reportedCurve: Int,
    design: KeyboardDesign = .ios7, behaviour: SystemBehaviour = SystemBehaviour(),
    settings: SystemSettings = SystemSettings()
  ) {
    self.id = id
    self.name = name
    self.timing = timing
    self.reportedDuration = reportedDuration
    self.reportedCurve = reportedCurve
    self.design = design
    self.behaviour = behaviour
    self.settings = settings
  }
}
