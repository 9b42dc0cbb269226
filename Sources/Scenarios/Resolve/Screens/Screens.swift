import Keyboards
import Timelines
import Units

extension Resolver {
  /// The app's screens; at least one, also when the timeline has none, which is reported.
  mutating func resolveApp(on stage: Stage) -> App {
    var app = App(elements: numberElements())
    if timeline.screens.isEmpty {
      let start = SourceRange(file: 0, start: 0, end: 0)
      report(.noScreen, at: timeline.title?.range ?? start, "the timeline has no screen", hint: "add 'screen { … }'")
      app.screens = [AppScreen(name: "main", elements: [])]
    }
    for (index, screen) in timeline.screens.enumerated() {
      let name = screen.name?.value ?? (index == 0 ? "main" : "screen-\(index + 1)")
      if let first = app.screens.firstIndex(where: { $0.name == name }) {
        let range = timeline.screens[first].name?.range ?? timeline.screens[first].range
        report(
          .takenName, at: screen.name?.range ?? screen.range, "there is already a screen '\(name)'",
          hint: firstPlace(range))
      }
      var resolved = AppScreen(
        name: name,
        navigationBar: screen.navigationBar.map {
          resolve($0, "navigation bar", "navigation-bar", height: stage.metrics.navigationBarHeight, on: stage)
        },
        tabBar: screen.tabBar.map {
          resolve($0, "tab bar", "tab-bar", height: stage.metrics.tabBarHeight, on: stage)
        },
        rootFrame: screen.frame.flatMap { resolve($0, on: stage) },
        elements: resolve(screen.elements, in: nil, screen: index, table: app.elements, on: stage))
      resolved.accessory = accessory(of: screen, index: index, table: app.elements, on: stage)
      if let guide = screen.guide { resolved.guide = resolve(guide, under: stage.system, on: stage) }
      if let sheet = screen.sheet { present(&resolved, as: sheet, insteadOf: screen.frame, on: stage) }
      app.screens.append(resolved)
    }
    checkPins(in: app.screens.flatMap(\.elements), table: app.elements)
    return app
  }

  /// A bar's height is its own, else the device's; where neither is known it is asked for.
  private mutating func resolve(
    _ bar: Timeline.Bar, _ noun: String, _ keyword: String, height known: Double?, on stage: Stage
  ) -> AppScreen.Bar {
    let given = bar.height.flatMap {
      length($0, "the height of a bar", in: 0...stage.metrics.size.height, above: true)
    }
    if bar.height == nil, known == nil {
      report(
        .barHeightUnknown, at: bar.range,
        "no height of a \(noun) is known for \(stage.device.name) in \(stage.orientation.rawValue)",
        hint: "give it: \(keyword) { height 44pt }")
    }
    return AppScreen.Bar(
      title: bar.title?.value ?? "", height: given ?? known ?? 0, isOpaque: bar.isOpaque != nil)
  }

  private mutating func resolve(_ frame: Timeline.Frame, on stage: Stage) -> Rect? {
    let size = stage.metrics.size
    let x = length(frame.x, "x", in: -size.width...size.width)
    let y = length(frame.y, "y", in: -size.height...size.height)
    let width = length(frame.width, "a width", in: 0...2 * size.width, above: true)
    let height = length(frame.height, "a height", in: 0...2 * size.height, above: true)
    guard let x, let y, let width, let height else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }
}
