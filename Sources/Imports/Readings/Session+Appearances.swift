import Keyboards
import Units

extension Session {
  /// A keyboard, or an accessory view, where no keyboard is.
  func appearances(_ change: Change, _ outlook: Outlook) -> [Reading] {
    let fromBelow = change.from.map { [.hidden, .narrowHidden].contains($0) } ?? change.saysShow
    guard fromBelow else { return [] }
    switch change.to {
    case .docked:
      if let alert = alertCloses(change) { return [alert] }
      let isOverAccessory = accessoryIsUp && change.begin.map { $0.height == accessoryFrame(outlook) } ?? false
      if change.begin.map({ $0.height != change.end.height }) ?? false, !isOverAccessory {
        return appearancesInSteps(outlook)
      }
      return change.end.height < Self.smallest
        ? accessoryAlone(change, outlook) : appearancesInSteps(outlook) + plainAppearance(change)
    case .hidden: return appearancesInSteps(outlook)
    case .low: return barAppearance(change)
    case .raised: return looseAppearance(change, as: .undocked)
    case .narrow: return looseAppearance(change, as: .floating) + barAppearance(change)
    case .narrowHidden, .zero, .elsewhere: return []
    }
  }

  /// Points; what is lower is no typing keyboard but an accessory view (facts: keyboard-behaviour.md §3, typical
  /// heights).
  static let smallest = 120.0

  /// The frame of the accessory view alone.
  func accessoryFrame(_ outlook: Outlook) -> Double? { accessory.map { $0 + outlook.screen.safeBottom } }

  private func plainAppearance(_ change: Change) -> [Reading] {
    var after = self
    guard let up = after.show(change.end) else { return [] }
    after.up = up
    return [Reading(cues: [.tap(up.field)], after: after)]
  }

  /// facts: keyboard-behaviour.md T6.
  private func accessoryAlone(_ change: Change, _ outlook: Outlook) -> [Reading] {
    var after = self
    guard !accessoryIsUp, after.takeAccessory(change.end.height, on: outlook.screen) else { return [] }
    after.accessoryIsUp = true
    return [Reading(cues: [.becomeFirstResponder], after: after)]
  }

  /// A modal that closes gives the field its keyboard back with a will-show alone (facts: keyboard-behaviour.md T24).
  private func alertCloses(_ change: Change) -> Reading? {
    guard let behindAlert, change.names == [.willShow], change.end == behindAlert.frame else { return nil }
    return reading(.closeAlert) {
      $0.up = behindAlert
      $0.behindAlert = nil
    }
  }

  /// The shortcut bar of an iPad with a hardware keyboard (facts: keyboard-behaviour.md T10).
  private func barAppearance(_ change: Change) -> [Reading] {
    var after = self
    if change.to == .low, after.look(of: change.end.height, among: [letters]) == nil { return [] }
    after.up = Up(standing: .bar, frame: change.end, look: letters)
    after.hasHardwareKeyboard = true
    let attach: [ImportedCue] = hasHardwareKeyboard ? [] : [.hardwareKeyboard(true)]
    return [Reading(cues: attach + [.tap(ImportedField())], after: after)]
  }

  /// While the keyboard is undocked or floats, it comes with changes of frame alone (facts: keyboard-behaviour.md T15).
  private func looseAppearance(_ change: Change, as standing: Standing) -> [Reading] {
    guard change.saysFrameOnly else { return [] }
    var after = self
    let other: ShownKeyboard.Placement = standing == .floating ? .floating : .undocked
    let isThere = placement == other || placement == .split && other == .undocked
    var up = Up(standing: placement == .split ? .split : standing, frame: change.end, look: letters)
    if standing == .undocked {
      guard let shown = after.show(change.end, as: up.standing) else { return [] }
      up = shown
    }
    after.up = up
    if !isThere { after.placement = other }
    return [Reading(cues: (isThere ? [] : [.place(other)]) + [.tap(up.field)], after: after)]
  }
}
