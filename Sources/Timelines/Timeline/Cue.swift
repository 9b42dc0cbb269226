import Keyboards

extension Timeline {
  /// `at 0.2s tap composer`
  public struct Cue: Sendable {
    /// Seconds.
    public var time: Located<Double>
    /// Whether the time counts from the cue above.
    public var isRelative: Bool
    public var action: Action
    /// From `at` to the last argument.
    public var range: SourceRange
  }

  /// What a cue does; the word `outside` for an element means beside everything.
  public enum Action: Sendable {
    case tap(Located<String>)
    case focus(Located<String>)
    case becomeFirstResponder
    case dismiss(atOnce: Bool)
    case keyboard(Located<String>, height: Located<Double>?)
    case predictiveBar(Located<Switch>, height: Located<Double>?)
    case autoFillBar(Located<Switch>)
    case hardwareKeyboard(Located<Switch>)
    case place(ShownKeyboard.Placement, byGesture: Bool)
    case moveKeyboard(x: Located<Double>, y: Located<Double>)
    case drag(Drag)
    case rotate(Located<String>)
    case wake(Located<String>)
    /// The field is first responder when its screen appears.
    case push(Located<String>, focus: Located<String>?)
    case pop
    case swipeBack(Located<SwipeBack>)
    case presentAlert
    case closeAlert
    case background
    case foreground
    case switchMultitasking
    /// Nil hides it.
    case foreignKeyboard(height: Located<Double>?)
    case scroll(Located<String>, offset: Located<Double>)
    case notify(RawNotification)
    /// Something that could not be read, which is reported.
    case unreadable
  }

  /// `drag list from 400pt to 700pt to 600pt for 0.4s`
  public struct Drag: Sendable {
    public var scrollView: Located<String>
    /// Screen y of the finger; the first is where it comes down.
    public var path: [Located<Double>]
    /// Seconds.
    public var duration: Located<Double>
  }

  /// `notify will-show { … }`
  public struct RawNotification: Sendable {
    public var name: Located<String>
    public var begin: RawRect?
    public var end: RawRect?
    /// Seconds.
    public var duration: Located<Double>?
    public var curve: Located<Double>?
    public var isLocal: Located<Switch>?
    public var bounds: RawRect?
    public var centerBegin: RawPoint?
    public var centerEnd: RawPoint?
    public var changedByUser: Located<Switch>?
    /// Keys the dictionary lacks.
    public var missing: [Located<UserInfoWord>] = []
    public var range: SourceRange
  }

  /// `0pt 508pt 390pt 336pt`, or `null`.
  public enum RawRect: Sendable {
    case frame(Frame)
    case null
  }

  public struct RawPoint: Sendable {
    public var x: Located<Double>
    public var y: Located<Double>
  }
}
