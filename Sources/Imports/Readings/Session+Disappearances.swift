import Keyboards

extension Session {
  /// A docked keyboard goes, or seems to.
  func disappearances(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.begin == nil || change.begin == up.frame || change.from == .hidden else { return [] }
    switch change.to {
    case .hidden where change.from == .docked || change.from == nil && change.saysHide:
      guard change.end.height == up.frame.height || change.begin != nil else { return [] }
      return fieldSwitch(of: up, outlook) + dragAway(change, of: up, outlook) + alert(change, of: up, outlook) + [gone]
    case .zero where change.saysHide:
      // facts: keyboard-behaviour.md §3, Reduce Motion with cross-fade.
      return [
        reading(.dismiss) {
          $0.up = nil
          $0.crossFades = true
        }
      ]
    case .docked where change.from == .hidden && change.end == up.frame && change.saysShow:
      return [dragBack(of: up)]
    case .docked where change.end.height == fieldAccessory && change.saysHide:
      // facts: keyboard-behaviour.md §3, hide on iOS 26 with an accessory.
      return [gone]
    case .docked where accessoryIsUp && change.end.height == accessoryFrame(outlook):
      return [backToAccessory(change)]
    default: return []
    }
  }

  private var gone: Reading { reading(.dismiss) { $0.up = nil } }

  /// The accessory view stays (facts: keyboard-behaviour.md T6, T7).
  private func backToAccessory(_ change: Change) -> Reading {
    reading(.dismiss) { session in
      session.up = nil
      if change.saysHide { session.settings[.accessoryReturn] = "posts hide" }
    }
  }

  /// An alert takes the keyboard and gives it back with a will-show alone, in a log that has changes of frame otherwise
  /// (facts: keyboard-behaviour.md T24).
  private func alert(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.names.isSuperset(of: [.willChangeFrame, .willHide]), let next = outlook.change(1),
      next.names == [.willShow], next.from == .hidden, next.end == up.frame
    else { return [] }
    return [
      reading(.presentAlert) {
        $0.up = nil
        $0.behindAlert = up
      }
    ]
  }

  /// Another field with the same keyboard: a hide and a show at once, up to iOS 10 (facts: keyboard-behaviour.md T4).
  private func fieldSwitch(of up: Up, _ outlook: Outlook) -> [Reading] {
    guard outlook.isCutShort(), let next = outlook.change(1), next.saysShow, next.from == .hidden,
      next.end == up.frame
    else { return [] }
    var field = up.field
    field.role = field.role == .second ? .main : .second
    return [reading(.tap(field), covers: 2) { $0.up?.field = field }]
  }
}
