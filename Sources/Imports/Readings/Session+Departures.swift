import Keyboards
import Units

extension Session {
  /// A docked keyboard leaves the bottom edge of an iPad: undocked or split (facts: keyboard-behaviour.md T13), floating
  /// (T17), or put away for a narrow shortcut bar (T11 on iOS 15).
  func departures(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    guard change.from == .docked, change.begin == up.frame else { return [] }
    switch change.to {
    case .raised: return raise(change, of: up, outlook)
    case .zero:
      guard change.saysFrameOnly, let next = outlook.change(1), next.to == .narrow, next.begin == up.frame else {
        return []
      }
      let setting = next.saysHide ? nil : "posts change-frame-only"
      return loosen(up, to: next.end, covers: 2, setting: setting)
    case .narrow: return loosen(up, to: change.end, covers: 1, setting: "posts did-change-frame-only")
    case .hidden, .docked, .low, .narrowHidden, .elsewhere: return []
    }
  }

  private func raise(_ change: Change, of up: Up, _ outlook: Outlook) -> [Reading] {
    let order: [ShownKeyboard.Placement] = outlook.mergesLater ? [.split, .undocked] : [.undocked, .split]
    return order.map { placement in
      reading(.place(placement, byGesture: change.saysFrameOnly)) {
        $0.up?.standing = placement == .split ? .split : .undocked
        $0.up?.frame = change.end
        $0.placement = placement
      }
    }
  }

  private func loosen(_ up: Up, to frame: Rect, covers: Int, setting: String?) -> [Reading] {
    let float = reading(.place(.floating), covers: covers) {
      $0.up?.standing = .floating
      $0.up?.frame = frame
      $0.placement = .floating
      if let setting { $0.settings[.float] = setting }
    }
    let bar = reading(.hardwareKeyboard(true), covers: covers) {
      $0.up?.standing = .bar
      $0.up?.frame = frame
      $0.hasHardwareKeyboard = true
    }
    return [float, bar]
  }
}
