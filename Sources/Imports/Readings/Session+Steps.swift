import Keyboards
import Units

extension Session {
  /// An appearance that is announced more than once, each time higher: password AutoFill's bar comes second (facts:
  /// keyboard-behaviour.md T8), another maker's keyboard finds its height (T23).
  func appearancesInSteps(_ outlook: Outlook) -> [Reading] {
    let heights = steps(outlook)
    guard heights.count > 1, let last = heights.last else { return [] }
    return [password(heights, outlook), thirdParty(last, steps: heights.count, outlook)].compactMap { $0 }
  }

  /// Whole heights that are announced one after the other.
  private func steps(_ outlook: Outlook) -> [Double] {
    guard let first = outlook.change(), first.saysShow else { return [] }
    var heights = [first.end.height]
    var end = first.end
    while outlook.isCutShort(heights.count - 1), let next = outlook.change(heights.count), next.saysShow,
      next.begin == end, next.end.height > end.height, next.to == .docked
    {
      end = next.end
      heights.append(end.height)
    }
    return heights
  }

  private func password(_ heights: [Double], _ outlook: Outlook) -> Reading? {
    guard heights.count == 2, heights[1] - heights[0] == ShownKeyboard.autoFillBarHeight else { return nil }
    var after = self
    guard after.takeSecure(heights) else { return nil }
    if after.lacksBar { return Reading(cues: [.notify], after: after) }
    let field = ImportedField(role: .secure)
    after.up = Up(standing: .docked, frame: docked(heights[1], outlook), look: letters, field: field)
    return Reading(cues: [.tap(field)], covers: 2, after: after)
  }

  /// A password's keys have no predictive bar. Where a device's height without one is not known, the bar is taken to be
  /// as tall as AutoFill's; where it is another one, the timeline has to begin without the bar.
  private mutating func takeSecure(_ heights: [Double]) -> Bool {
    guard hasBar else { return look(of: heights[0], among: [letters]) != nil }
    let plain = Looks.Look(kind: .letters, hasBar: false)
    if looks.tableHeight(plain) == nil, looks.heights[plain] == nil {
      return look(of: heights[1], among: [letters]) != nil
    }
    guard look(of: heights[0], among: [plain]) != nil else { return false }
    lacksBar = startsWithBar && looks.given(plain) != nil
    return lacksBar || looks.given(plain) == nil
  }

  private func thirdParty(_ height: Double, steps: Int, _ outlook: Outlook) -> Reading? {
    var after = self
    let look = Looks.Look(kind: .thirdParty)
    guard after.look(of: height, among: [look]) != nil else { return nil }
    let field = ImportedField(kind: .thirdParty)
    after.up = Up(standing: .docked, frame: docked(height, outlook), look: look, field: field)
    if steps != outlook.system.settings.thirdPartySteps { after.settings[.thirdParty] = "steps \(steps)" }
    return Reading(cues: [.tap(field)], covers: steps, after: after)
  }

  func docked(_ height: Double, _ outlook: Outlook) -> Rect {
    let size = outlook.screen.size
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
