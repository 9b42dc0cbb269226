import Keyboards
import Recordings
import Units

/// A keyboard that comes up in a recording, and the screen it comes up on.
struct Appearance: Hashable, Sendable {
  let keyboard: ShownKeyboard
  let screen: ScreenMetrics

  /// From the bottom of the screen to its top edge; the height of a docked one.
  var topHeight: Double {
    keyboard.isDocked && keyboard.content != .shortcutBar
      ? keyboard.frame.height : screen.size.height - keyboard.frame.y
  }

  /// What is seen of it: of a docked shortcut bar less than its frame.
  var seenHeight: Double {
    keyboard.content == .shortcutBar && keyboard.isDocked ? topHeight : keyboard.frame.height
  }

  /// `keyboard`, `floating keyboard`, `shortcut bar`, `accessory view`
  var noun: String {
    switch (keyboard.content, keyboard.placement) {
    case (.keys, .floating): "floating keyboard"
    case (.keys, _): "keyboard"
    case (.shortcutBar, _): "shortcut bar"
    case (.accessory, _): "accessory view"
    }
  }
}

extension PanelRecording {
  /// In order of time.
  var appearances: [Appearance] {
    let initial = keyboard.appearance.initial.map { [Appearance(keyboard: $0, screen: screens.initial)] } ?? []
    return initial
      + keyboard.appearance.changes.compactMap { change in
        change.value.map { Appearance(keyboard: $0, screen: screens.value(from: change.time)) }
      }
  }
}
