import Testing

/// A timeline, what is changed in it, and what `curve7 diff` must say of that.
struct DeliberateChange: CustomTestStringConvertible, Sendable {
  let name: String
  let base: String
  let old: String
  let new: String
  /// All of it, except for lines of the notification log.
  let says: [String]

  var testDescription: String { name }
  var changed: String { base.replacingOccurrences(of: old, with: new) }

  private init(_ name: String, in base: String = moving, _ old: String, _ new: String, says: String...) {
    (self.name, self.base, self.old, self.new, self.says) = (name, base, old, new, says)
  }

  /// A view whose move is told from the keyboard's; 3 pixels a point.
  static let moving = """
    timeline "T"
    device iphone-13
    duration 1.2s
    keyboard letters { height 336pt }
    screen { scroll-view list { bubbles 4 }; input-bar composer }
    handler bar "a caption" { observe will-change-frame; change constraint composer; animate ease-in-out 0.25s }
    at 0.2s tap composer
    """

  /// A few frames without motion: that they look the same is found by drawing all of them.
  static let still = """
    device iphone-se-1
    duration 0.05s
    screen { label hint "Hello" { bottom view 80pt } }
    """

  static let all = [
    DeliberateChange(
      "keyboard a pixel of three a point higher", "336pt", "1009pt / 3",
      says: "bar", "  keyboard, bottom of list, composer: rests 0.33 pt higher",
      "  gap: −73.2 pt at 0.283 s, +22.1 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "keyboard a point higher", "336pt", "337pt",
      says: "bar", "  keyboard, bottom of list, composer: rests 1 pt higher",
      "  gap: −73.3 pt at 0.283 s, +22.1 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "view a point higher", "; animate", "; spacing 1pt; animate",
      says: "bar", "  bottom of list, composer: rests 1 pt higher",
      "  gap: −73.9 pt at 0.283 s, +22 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "view a pixel of three a point higher", "; animate", "; spacing 1pt / 3; animate",
      says: "bar", "  bottom of list, composer: rests 0.33 pt higher",
      "  gap: −73.4 pt at 0.283 s, +22 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "answers a frame later", "; animate", "; delay 1s / 60; animate",
      says: "bar", "  bottom of list, composer: starts 1 frame later, else the same motion",
      "  gap: −105.2 pt at 0.3 s, +16.6 pt at 0.45 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s",
      "looks different in frames 13 to 27"),
    DeliberateChange(
      "everything begins a frame later", "at 0.2s", "at 0.2s + 1s / 60",
      says: "bar", "  keyboard, bottom of list, composer: starts 1 frame later, else the same motion",
      "  gap: −73.1 pt at 0.3 s, +22.1 pt at 0.45 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s",
      "  5 lines of the notification log come 0.017 s later, else the same",
      "the same 40 pictures in the same order: only their timing changed"),
    DeliberateChange(
      "another curve", "ease-in-out", "ease-in",
      says: "bar", "  bottom of list, top of composer: takes another curve: worst 77.87 pt at 170.83 ms",
      "  bottom of composer: takes another curve: worst 86.64 pt at 170.83 ms",
      "  gap: −116.8 pt at 0.317 s, +19.5 pt at 0.45 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "another duration", "0.25s", "0.5s",
      says: "bar", "  bottom of list, composer: takes the same path, 2 × slower",
      "  gap: −193.3 pt at 0.367 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "the safe area twice", "; animate", "; safe-area counted-twice; animate",
      says: "bar", "  bottom of list, composer: rests 34 pt higher",
      "  gap: −65.2 pt at 0.283 s, +55.8 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "pinned to the safe area", "input-bar composer", "input-bar composer { bottom safe-area }",
      says: "bar", "  bottom of composer: begins 34 pt higher",
      "  gap: −48.8 pt at 0.3 s, +22.3 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "a keyboard that goes again before it rests", "tap composer", "tap composer\nat 0.7s dismiss",
      says: "bar", "  keyboard, bottom of list, composer: moves 2 times, once before",
      "  gap: −73.1 pt at 0.283 s, +73.1 pt at 0.783 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "the view does not answer", "observe will-change-frame", "observe will-hide",
      says: "bar", "  bottom of list, composer: moves 0 times, once before",
      "  gap: −336 pt at 0.7 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange("another observer", "observe will-change-frame", "observe will-show", says: "bar"),
    DeliberateChange(
      "another frame rate", "duration 1.2s", "duration 1.2s\nfps 30",
      says: "the frame rate is 30, 60 before", "the number of frames is 36, 72 before", "bar",
      "  gap: −71.5 pt at 0.3 s, +22.1 pt at 0.433 s; before: −73.1 pt at 0.283 s, +22.1 pt at 0.433 s"),
    DeliberateChange(
      "more frames", "duration 1.2s", "duration 1.3s",
      says: "the number of frames is 78, 72 before"),
    DeliberateChange(
      "a system", in: still, "duration", "system ios-12\nduration", says: "the system of app is iOS 12, iOS 18 before",
      "looks different in frames 0 to 2"),
    DeliberateChange(
      "a caption", "a caption", "words", says: "the caption of bar is 'words', 'a caption' before",
      "looks different in frames 0 to 71"),
    DeliberateChange("a title", "\"T\"", "\"U\"", says: "the title is 'U', 'T' before"),
    DeliberateChange(
      "a theme", in: still, "duration", "theme dark\nduration", says: "the theme is dark, light before",
      "looks different in frames 0 to 2"),
    DeliberateChange(
      "a text", in: still, "Hello", "Goodbye", says: "'hint' has another text or look",
      "looks different in frames 0 to 2"),
    DeliberateChange(
      "a device", in: still, "iphone-se-1", "iphone-8",
      says: "the device is iPhone 8, iPhone SE (1st gen; 5/5s same screen) before", "app",
      "  keyboard, hint: begins 99 pt lower"),
  ]
}
