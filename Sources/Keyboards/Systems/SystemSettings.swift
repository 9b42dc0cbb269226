import Units

/// Points the evidence leaves open, or on which articles and devices differ. Each system has its own defaults; a
/// timeline can set each (`system NAME { … }`).
public struct SystemSettings: Hashable, Sendable {
  public var heightChange = HeightChangePosts.show
  /// `kind-switch reports 0s | 0.25s`: the duration reported when the kind changes; the keyboard jumps either way
  /// (facts: keyboard-behaviour.md §4 has reports of both).
  public var kindSwitchDuration = 0.0
  public var silentEmoji = SilentEmojiPosts.show
  public var fieldSwitch = FieldSwitchPosts.nothing
  public var interruptedDid = InterruptedDid.dropped
  public var rotation = RotationPosts.hideAndShow
  public var background = BackgroundPosts.nothing
  public var float = FloatPosts.hide
  public var accessoryReturn = AccessoryReturnPosts.show
  public var dragCompletion = DragCompletionReports.remaining
  public var handlerBlock = HandlerBlock.keyboards
  /// `autofill after 0.05s`: how long after the first will-show of a password field the one with the AutoFill bar
  /// comes. One source merges events within 50 ms (facts: keyboard-behaviour.md M49).
  public var autoFillDelay = 0.05
  /// `third-party steps 2 | 3`: how many times a keyboard of another maker announces itself (T23).
  public var thirdPartySteps = 2
  /// `animated-scroll 0.3s`: how long `setContentOffset(_:animated:)` takes, with ease-in-out. No source gives it
  /// (facts: keyboard-behaviour.md F9.4).
  public var animatedScrollDuration = 0.3

  public init() {}
}

/// A setting on whose default a result can rest; the raw value is its word in a timeline.
public enum UnsettledPoint: String, CaseIterable, Comparable, Sendable {
  case kindSwitch = "kind-switch"
  case silentEmoji = "silent-emoji"
  case fieldSwitch = "field-switch"
  case interruptedDid = "interrupted-did"
  case rotation
  case background
  case float
  case accessoryReturn = "accessory-return"
  case dragCompletion = "drag-completion"
  case handlerBlock = "handler-block"
  case autoFill = "autofill"
  case thirdParty = "third-party"
  case animatedScroll = "animated-scroll"

  /// Where the evidence is.
  public var source: String {
    switch self {
    case .kindSwitch: "keyboard-behaviour.md §4"
    case .silentEmoji: "keyboard-behaviour.md T3b"
    case .fieldSwitch: "keyboard-behaviour.md T4"
    case .interruptedDid: "no log was found"
    case .rotation: "keyboard-behaviour.md T12, T12b"
    case .background: "keyboard-behaviour.md T21"
    case .float: "keyboard-behaviour.md T17"
    case .accessoryReturn: "keyboard-behaviour.md T6, T7"
    case .dragCompletion: "curve7.md §9.2"
    case .handlerBlock: "curve7.md §11"
    case .autoFill: "keyboard-behaviour.md T8, M49"
    case .thirdParty: "keyboard-behaviour.md T23"
    case .animatedScroll: "keyboard-behaviour.md F9.4"
    }
  }

  public static func < (left: UnsettledPoint, right: UnsettledPoint) -> Bool { left.rawValue < right.rawValue }
}

extension SystemSettings {
  /// The setting as a timeline writes it: `rotation posts hide-and-show`.
  public func text(of point: UnsettledPoint) -> String {
    let value =
      switch point {
      case .kindSwitch: "reports \(kindSwitchDuration.decimalText)s"
      case .silentEmoji: "posts \(silentEmoji.rawValue)"
      case .fieldSwitch: "posts \(fieldSwitch.rawValue)"
      case .interruptedDid: interruptedDid.rawValue
      case .rotation: "posts \(rotation.rawValue)"
      case .background: "posts \(background.rawValue)"
      case .float: "posts \(float.rawValue)"
      case .accessoryReturn: "posts \(accessoryReturn.rawValue)"
      case .dragCompletion: "reports \(dragCompletion.rawValue)"
      case .handlerBlock: handlerBlock.rawValue
      case .autoFill: "after \(autoFillDelay.decimalText)s"
      case .thirdParty: "steps \(thirdPartySteps)"
      case .animatedScroll: "\(animatedScrollDuration.decimalText)s"
      }
    return "\(point.rawValue) \(value)"
  }
}
