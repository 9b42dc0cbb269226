import Keyboards
import Measurements
import Motion
import Recordings
import Scenarios
import Units

/// A panel that shows measured positions: keyboard and tracked edge follow the rows, everything else stands still.
///
/// The first screen is shown; nothing is posted and nobody answers.
struct MeasuredPanel {
  let scenario: Scenario
  let plan: PanelPlan
  let motion: MeasuredMotion

  var recording: PanelRecording {
    let tree = ViewTree(screens: scenario.screens, order: scenario.drawingOrder)
    let tracked = motion.rows.contains { $0.edge != nil } ? plan.trackedElement.flatMap { tree.indices[$0] } : nil
    var recording = PanelRecording(
      name: plan.name, caption: plan.caption, systemName: plan.system.name, keyboard: keyboard,
      nodes: StartingPoint(scenario: scenario, plan: plan, tree: tree).nodes, firstResponder: Steps(nil), posts: [],
      calls: [], trackedNode: tracked, spacing: plan.spacing, touches: [], screens: Steps(scenario.screen),
      keyboardDesign: plan.system.design)
    if let first = motion.rows.first, let last = motion.rows.last, first.time <= last.time {
      recording.measured = time(of: first.time)...time(of: last.time)
    }
    if let tracked { follow(tracked, in: &recording, tree) }
    return recording
  }

  /// Lays the bottom edge of a view to where the rows have it. A bar's height changes with it, as everywhere.
  private func follow(_ tracked: Int, in recording: inout PanelRecording, _ tree: ViewTree) {
    let nodes = recording.state(at: .zero).nodes
    let rest = nodes[tracked].frame.maxY
    let top = recording.nodes[tracked].y.initial
    var covered = { (_: Double) in 0.0 }
    if let parent = tree.views[tracked].parent, tree.views[tracked].isBarAtBottom {
      let around = bounds(of: nodes[parent].frame, in: tree.views[tracked].screen)
      let corner = nodes[parent].frame.minY
      covered = { around.coveredSafeArea(bottom: $0 - corner) }
    }
    let growths = motion.rows.compactMap { row in row.edge.map { (row.time, $0, covered($0) - covered(rest)) } }
    recording.nodes[tracked].y = track(growths.map { ($0.0, top + $0.1 - rest - $0.2) })
    let height = recording.nodes[tracked].height.initial
    recording.nodes[tracked].height = track(growths.map { ($0.0, height + $0.2) })
  }

  /// What a view with that frame on the screen offers its children.
  private func bounds(of frame: Rect, in screen: Int) -> Bounds {
    let metrics = scenario.screen.inWindow(scenario.window)
    let safeBottom =
      ScreenFrame(metrics: metrics, screen: scenario.screens[screen]).bottom + (scenario.window?.frame.minY ?? 0)
    return Bounds(
      size: Size(width: frame.width, height: frame.height),
      safeArea: EdgeInsets(top: 0, bottom: max(0, frame.maxY - safeBottom)), guideTop: 0)
  }

  /// Docked, and as tall as what is seen of it at its highest, to a hundredth of a point.
  private var keyboard: KeyboardTrack {
    let screen = scenario.screen.size
    let highest = ((motion.rows.map(\.keyboardTop).min() ?? screen.height) * 100).rounded() / 100
    let frame = Rect(x: 0, y: highest, width: screen.width, height: max(0, screen.height - highest))
    var keyboard = KeyboardTrack(on: screen)
    keyboard.top = track(motion.rows.map { ($0.time, $0.keyboardTop) })
    keyboard.height = Track(frame.height)
    keyboard.appearance = Steps(ShownKeyboard(.keys(.letters, hasPredictiveBar: plan.hasPredictiveBar), frame: frame))
    keyboard.isUp = Steps((motion.rows.first?.keyboardTop ?? screen.height) < screen.height)
    for row in motion.rows { keyboard.isUp.set(row.keyboardTop < screen.height, at: time(of: row.time)) }
    return keyboard
  }

  private func track(_ values: [(time: Double, value: Double)]) -> Track {
    guard let first = values.first else { return Track(0) }
    var track = Track(first.value)
    let start = time(of: first.time)
    track.follow(values.map { Track.Sample(time: time(of: $0.time) - start, value: $0.value) }, from: start)
    return track
  }

  private func time(of seconds: Double) -> Time { Time(seconds: seconds) + motion.offset }
}

extension ViewTree.View {
  /// Whether it is a bar of its own height whose bottom edge is pinned, so that it grows over the safe area.
  fileprivate var isBarAtBottom: Bool {
    guard let element, case .inputBar = element.kind else { return false }
    return element.placement.top == nil && element.placement.bottom != nil
  }
}
