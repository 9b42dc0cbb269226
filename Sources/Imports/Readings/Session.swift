import Keyboards
import Units

/// What is up on the device, as far as the cues have brought it there, and what the timeline has to set for it.
struct Session: Hashable, Sendable {
  /// The keyboard; nil while it is hidden or only an accessory view is there.
  var up: Up?
  /// Where keys come up when they do.
  var placement = ShownKeyboard.Placement.docked
  var hasHardwareKeyboard = false
  /// Whether the screen is held the other way than at the start.
  var isTurned = false
  /// What an alert has taken away.
  var behindAlert: Up?

  /// Heights on the screen as at the start, and on the turned one.
  var looks: Looks
  var turnedLooks: Looks
  /// Whether the predictive bar is on when the timeline begins, and now.
  let startsWithBar: Bool
  var hasBar: Bool
  /// The bar would have to come although it is on from the start.
  var lacksBar = false

  /// Height of the controller's accessory view, without the safe area below it, where the log shows one.
  var accessory: Double?
  var accessoryIsUp = false
  /// Height of a toolbar that every field has.
  var fieldAccessory: Double?

  /// Whether Reduce Motion with cross-fade is on.
  var crossFades = false
  /// Settings of the system that the log asks for, as a timeline writes them.
  var settings: [UnsettledPoint: String] = [:]

  struct Up: Hashable, Sendable {
    var standing: Standing
    /// Upright; also for a bar that reaches below the screen.
    var frame: Rect
    var look = Looks.Look(kind: .letters)
    var field = ImportedField()
  }

  enum Standing: Hashable, Sendable {
    case docked, undocked, split, floating
    /// A hardware keyboard's.
    case bar
    /// Another app's.
    case foreign
  }

  init(_ looks: Looks, turned: Looks, startsWithBar: Bool) {
    self.looks = looks
    turnedLooks = turned
    self.startsWithBar = startsWithBar
    hasBar = startsWithBar
  }

  /// The height of the whole frame of a keyboard that is so high by itself.
  func total(_ height: Double) -> Double { height + (accessory ?? fieldAccessory ?? 0) }

  /// The look of letters now.
  var letters: Looks.Look { Looks.Look(kind: .letters, hasBar: hasBar) }

  /// The look whose whole frame is so high on the screen as it is held; nil when every one has another height.
  mutating func look(of height: Double, among order: [Looks.Look]) -> Looks.Look? {
    isTurned
      ? turnedLooks.look(of: height - total(0), among: order) : looks.look(of: height - total(0), among: order)
  }

  /// The height that a cue has to give.
  func given(_ look: Looks.Look) -> Double? { isTurned ? nil : looks.given(look) }

  /// A keyboard of this whole height comes up for a field.
  mutating func show(_ frame: Rect, as standing: Standing = .docked) -> Up? {
    let others = [KeyboardKind.numberPad, .pinyin, .emoji].map { Looks.Look(kind: $0) }
    // The first keyboard is taken for that of letters, whatever the device's table says of another one.
    let order = looks.heights.isEmpty ? [letters] : [letters] + others
    guard let look = look(of: frame.height, among: order) else { return nil }
    return Up(standing: standing, frame: frame, look: look, field: ImportedField(kind: look.kind))
  }
}
