import Keyboards
import Units

extension Session {
  /// The device is turned, or wakes turned, while a keyboard is docked (facts: keyboard-behaviour.md T12, T12a, T12b,
  /// T22).
  func turns(_ outlook: Outlook) -> [Reading] {
    guard let up, up.standing == .docked else { return [] }
    if let change = outlook.turningChange(), change.saysFrameOnly, change.begin == up.frame {
      if change.to == .docked {
        return turn(up, to: change.end, covers: 1, setting: "posts change-frame-only", outlook)
      }
      return change.to == .hidden && change.end.height == 0 ? [wake(outlook)] : []
    }
    return hideAndShow(up, outlook)
  }

  private func wake(_ outlook: Outlook) -> Reading {
    reading(.wake(outlook.turnedScreen.orientation)) {
      $0.up = nil
      $0.isTurned.toggle()
    }
  }

  /// Once, or twice on an iPad with iOS 8.3.
  private func hideAndShow(_ up: Up, _ outlook: Outlook) -> [Reading] {
    var hides = 0
    while hides < 2, let change = outlook.change(hides), change.begin == up.frame, change.to == .hidden, change.saysHide
    {
      hides += 1
    }
    var shows = 0
    while shows < hides, let change = outlook.turnedChange(hides + shows), change.from == .hidden,
      change.to == .docked, change.saysShow
    {
      shows += 1
    }
    guard hides > 0, shows > 0, let end = outlook.turnedChange(hides)?.end else { return [] }
    return turn(up, to: end, covers: hides + shows, setting: nil, outlook)
  }

  private func turn(_ up: Up, to frame: Rect, covers: Int, setting: String?, _ outlook: Outlook) -> [Reading] {
    var after = self
    after.isTurned.toggle()
    guard after.look(of: frame.height, among: [up.look]) != nil else { return [] }
    after.up?.frame = frame
    if let setting { after.settings[.rotation] = setting }
    return [Reading(cues: [.rotate(outlook.turnedScreen.orientation)], covers: covers, after: after)]
  }
}
