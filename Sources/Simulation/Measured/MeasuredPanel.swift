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
    if let tracked {
      let rest = recording.state(at: .zero).nodes[tracked].frame.maxY
      let top = recording.nodes[tracked].y.initial
      recording.nodes[tracked].y = track(motion.rows.compactMap { row in row.edge.map { (row.time, top + $0 - rest) } })
    }
    return recording
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
