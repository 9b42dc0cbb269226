import Keyboards
import Timelines
import Units

extension Resolver {
  /// The controller's input accessory view, as wide as the screen.
  mutating func accessory(
    of screen: Timeline.Screen, index: Int, table: ElementTable, on stage: Stage
  ) -> Element? {
    guard let source = screen.accessory, let entry = table.accessory(of: index) else { return nil }
    let given = source.placement.height.flatMap {
      length($0, "a height", in: 0...stage.metrics.size.height, above: true)
    }
    return Element(
      id: entry.id, name: entry.name, kind: .inputBar(field(of: source, on: stage)),
      placement: Placement(height: given ?? ElementDefaults.height(of: .inputBar)))
  }

  /// A sheet stands in the middle of the screen, above the bottom. Form sheets are 540 × 620 and page sheets 712 wide
  /// unless the timeline says otherwise: usual sizes on iPads, which no fact sheet gives, so they are assumptions.
  mutating func present(
    _ screen: inout AppScreen, as sheet: Timeline.Sheet, insteadOf frame: Timeline.Frame?, on stage: Stage
  ) {
    let size = stage.metrics.size
    guard stage.metrics.isTablet else {
      return report(
        .windowOutside, at: sheet.kind.range, "a \(sheet.kind.value.rawValue) sheet fills the screen of a phone",
        hint: "write 'device ipad-10-9', or leave out 'sheet'")
    }
    let usual =
      sheet.kind.value == .form
      ? Size(width: 540, height: 620) : Size(width: min(712, size.width), height: size.height - 80)
    let width = sheet.width.flatMap { length($0, "a width", in: 0...size.width, above: true) } ?? usual.width
    let height = sheet.height.flatMap { length($0, "a height", in: 0...size.height, above: true) } ?? usual.height
    if let frame {
      report(
        .noEffect, at: frame.x.range, "'frame' has no effect: a sheet has its own place",
        hint: "write the size behind 'sheet \(sheet.kind.value.rawValue)'")
    }
    screen.sheet = sheet.kind.value
    screen.rootFrame = Rect(
      x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width, height: height)
  }

  /// The app's window, inside the screen.
  mutating func resolveWindow(on stage: Stage) -> AppWindow? {
    guard let window = timeline.window else { return nil }
    let frame = window.frame
    let rect = Rect(x: frame.x.value, y: frame.y.value, width: frame.width.value, height: frame.height.value)
    let screen = Rect(x: 0, y: 0, width: stage.metrics.size.width, height: stage.metrics.size.height)
    guard stage.metrics.isTablet else {
      report(
        .windowOutside, at: window.range, "an app has no window of its own on a phone", hint: "write 'device ipad-10-9'"
      )
      return nil
    }
    guard rect.width >= 100, rect.height >= 100, screen.intersection(rect) == rect else {
      report(
        .windowOutside, at: window.range, "the window does not lie on the screen, or is smaller than 100pt",
        hint: "the screen is \(screen.width.decimalText)pt × \(screen.height.decimalText)pt")
      return nil
    }
    return AppWindow(kind: window.kind.value, frame: rect)
  }
}

// MARK: - Layout guides

extension Resolver {
  /// Settings of a guide; what a system does not have is reported.
  mutating func resolve(_ guide: Timeline.Guide, under system: SystemProfile, on stage: Stage) -> LayoutGuide {
    var result = LayoutGuide()
    result.followsUndocked = guide.followsUndocked?.value.isOn ?? false
    result.usesBottomSafeArea = guide.usesBottomSafeArea?.value.isOn ?? true
    let padding = guide.dismissPadding.flatMap {
      length($0, "a padding", in: -stage.metrics.size.height...stage.metrics.size.height)
    }
    // Negative values count as 0 (facts: keyboard-behaviour.md F8.1).
    result.dismissPadding = max(0, padding ?? 0)
    let newer = [guide.usesBottomSafeArea?.range, guide.dismissPadding?.range].compactMap { $0 }.first
    if let newer, system.behaviour.hasLayoutGuide, !system.behaviour.hasLayoutGuidePadding {
      report(
        .guideUnavailable, at: newer, "\(system.name) has no such setting of its layout guide",
        hint: "it came with iOS 17: write 'system ios-17' or later")
    }
    return result
  }

  /// Views of a panel cannot be pinned to a guide that its system does not have.
  mutating func checkGuide(of plan: PanelPlan, source: PanelSource, app: App) {
    guard !plan.system.behaviour.hasLayoutGuide else { return }
    let pinned = app.elements.entries.contains { entry in
      let placement = app.element(entry.id)?.placement
      let lines = [plan.pins[entry.id]?.line ?? placement?.bottom?.line, placement?.top?.line]
      return lines.contains(.keyboardLayoutGuide)
    }
    guard pinned else { return }
    report(
      .guideUnavailable, at: source.range, "\(plan.system.name) has no keyboard layout guide",
      hint: "it came with iOS 15: write 'system ios-15' or later")
  }
}
