import Testing

/// A transition whose log is recognised, and the cues that stand for it.
struct RecognisedTransition: Sendable, CustomTestStringConvertible {
  /// A file of `timelines/transitions/`.
  let name: String
  /// Under which it is printed.
  let system: String
  /// After `at` and the time.
  let cues: String
  /// The system that the timeline has, where the log tells it by what was posted.
  var imported: String?

  init(_ name: String, _ system: String, _ cues: String, imported: String? = nil) {
    (self.name, self.system, self.cues, self.imported) = (name, system, cues, imported)
  }

  var testDescription: String { "\(name) under \(system)" }

  static let all = [
    // Like any hide, as far as the notifications go.
    RecognisedTransition("at-once", "ios-18", "tap field; dismiss"),
    RecognisedTransition("cross-fade", "ios-14", "tap field; dismiss"),
    RecognisedTransition("field-accessory", "ios-26", "tap field; dismiss"),
    RecognisedTransition("foreign-keyboard", "ios-18", "foreign-keyboard show 313pt; foreign-keyboard hide"),
    RecognisedTransition("t01-show", "ios-26", "tap field"),
    RecognisedTransition("t02-hide", "ios-7", "tap field; dismiss"),
    RecognisedTransition("t03-emoji", "ios-18", "tap field; keyboard emoji; keyboard letters"),
    RecognisedTransition("t03-predictive-bar", "ios-18", "tap field; predictive-bar off; predictive-bar on"),
    RecognisedTransition("t04-field-switch", "ios-6", "tap field; tap second-field"),
    RecognisedTransition("t04-field-switch", "ios-9", "tap field; tap second-field", imported: "ios-9"),
    RecognisedTransition("t06-accessory-alone", "ios-18", "become-first-responder"),
    RecognisedTransition("t07-accessory-and-keyboard", "ios-18", "become-first-responder; tap field; dismiss"),
    RecognisedTransition("t08-password", "ios-12", "tap password-field"),
    RecognisedTransition("t10-shortcut-bar", "ios-18", "hardware-keyboard on; tap field"),
    RecognisedTransition("t10-shortcut-bar", "ios-15", "hardware-keyboard on; tap field", imported: "ios-15"),
    RecognisedTransition("t11-hardware-toggled", "ios-9", "tap field; hardware-keyboard on; hardware-keyboard off"),
    RecognisedTransition(
      "t11-hardware-toggled", "ios-15", "tap field; hardware-keyboard on; hardware-keyboard off", imported: "ios-15"),
    RecognisedTransition("t12-rotation", "ios-6", "tap field; rotate landscape"),
    RecognisedTransition("t12-rotation", "ios-18", "tap field; rotate landscape"),
    RecognisedTransition("t12a-rotation-tablet", "ios-8-3", "tap field; rotate landscape", imported: "ios-8-3"),
    RecognisedTransition(
      "t12b-rotation-frame-only", "ios-18", "tap field; rotate landscape",
      imported: "ios-18 { rotation posts change-frame-only }"),
    RecognisedTransition("t13-undock", "ios-5", "tap field; undock"),
    RecognisedTransition("t13a-undock-by-gesture", "ios-8", "tap field; undock by-gesture"),
    RecognisedTransition("t14-dock", "ios-18", "tap field; undock; dock"),
    RecognisedTransition("t14-merge", "ios-18", "tap field; split; dock"),
    RecognisedTransition("t15-open-undocked", "ios-18", "tap field; undock; dismiss; tap field"),
    // Where beyond the bottom edge the finger lets go is not reported.
    RecognisedTransition(
      "t16-drag-undocked", "ios-18",
      "tap field; undock; move-keyboard 0pt 400pt; move-keyboard 0pt 700pt; move-keyboard 0pt 711pt"),
    RecognisedTransition("t17-float", "ios-13", "tap field; float; move-keyboard 100pt 300pt; dock"),
    // Only zeros are reported.
    RecognisedTransition("t18-drop-bar", "ios-18", "hardware-keyboard on; tap field; move-keyboard 192pt 512pt"),
    RecognisedTransition("t18-drop-bar", "ios-15", "hardware-keyboard on; tap field; move-keyboard 192pt 512pt"),
    RecognisedTransition("t19-language-undocked", "ios-11", "tap field; undock; keyboard emoji height 368pt"),
    RecognisedTransition("t20-drag-cancelled", "ios-18", "tap field; drag list from 407pt to 537pt to 517pt for 0.4s"),
    RecognisedTransition("t20-drag-dismissed", "ios-7", "tap field; drag list from 407pt to 560pt for 0.35s"),
    RecognisedTransition("t20-drag-dismissed", "ios-26", "tap field; drag list from 407pt to 560pt for 0.4s"),
    RecognisedTransition("t22-wake", "ios-9", "tap field; wake landscape"),
    RecognisedTransition("t22-wake", "ios-18", "tap field; wake landscape"),
    RecognisedTransition("t23-third-party-opens", "ios-8", "tap third-party-field"),
    RecognisedTransition("t23-third-party-opens", "ios-18", "tap third-party-field"),
    RecognisedTransition("t24-alert", "ios-14", "tap field; dismiss; tap field"),
    RecognisedTransition("t24-alert", "ios-15", "tap field; present-alert; close-alert"),
  ]
}
