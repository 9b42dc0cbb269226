import Keyboards
import Recordings
import Scenarios
import Units

/// Which part of the screen a picture shows.
///
/// The top of the screen is left out when nothing happens there, so that the part that moves can be larger. What
/// counts as happening, in any panel: the keyboard's top edge; the tracked view; an edge of a view that moves (views
/// scrolling inside a list do not count, the list's own edges do); the first responder; views that appear or
/// disappear; fingers; alerts; what a direction points out or shows larger; the top edge of a window or a root view that begins lower than the screen. Above the highest of these ``context`` points stay, down to a multiple of 8. The screen stays
/// whole when that saves less than ``leastSaving`` of it, or when a screen slides sideways. All panels have one crop.
struct Crop {
  static let context = 96.0
  static let leastSaving = 0.25

  /// Screen points.
  let visible: Rect

  init(_ recording: Recording, panels: [PanelRecording], samples: [PanelSamples], direction: Direction? = nil) {
    let screen = recording.screen
    let tops = zip(panels, samples).map { panel, samples in
      min(
        Self.highestEvent(in: panel, samples, screenHeight: screen.size.height),
        direction?.highestSubject(in: panel, states: samples.states) ?? .infinity)
    }
    let part = direction.map { $0.highestPart + Self.context } ?? .infinity
    let highest = min(tops.min() ?? 0, Self.stageTop(in: recording), part)
    let top = ((highest - Self.context) / 8).rounded(.down) * 8
    let isWorthIt = highest.isFinite && top >= screen.size.height * Self.leastSaving && top < screen.size.height
    visible = Rect(
      x: 0, y: isWorthIt ? top : 0, width: screen.size.width, height: screen.size.height - (isWorthIt ? top : 0))
  }

  /// The top edge of a window that begins lower than the screen, and of alerts.
  private static func stageTop(in recording: Recording) -> Double {
    let screen = Rect(x: 0, y: 0, width: recording.screen.size.width, height: recording.screen.size.height)
    let part = recording.window?.frame ?? screen
    let alert = Alerts(recording.cues).isEmpty ? .infinity : AlertView.frame(in: part).minY
    return min(part.minY > 0 ? part.minY : .infinity, alert)
  }

  private static func highestEvent(
    in panel: PanelRecording, _ samples: PanelSamples, screenHeight: Double
  ) -> Double {
    let seen = samples.states.filter { $0.keyboardOpacity > 0 }.map(\.visibleKeyboardFrame.y)
    let keyboard = seen.filter { $0 < screenHeight }.min() ?? .infinity
    let touches = (panel.touches.map(\.place.y) + panel.drags.flatMap(\.drag.path)).min() ?? .infinity
    let moving = panel.nodes.indices.map { highestEvent(ofNode: $0, in: panel, states: samples.states) }
    let event = min(keyboard, touches, moving.min() ?? .infinity)
    guard event.isFinite else { return event }
    let followed = panel.nodes.indices.filter {
      isFollowed($0, in: panel, states: samples.states) || panel.isSheet($0)
    }
    return followed.flatMap { index in samples.states.map { $0.nodes[index].frame.minY } }.reduce(event, min)
  }

  /// The tracked view, and what becomes first responder.
  private static func isFollowed(_ index: Int, in panel: PanelRecording, states: [PanelState]) -> Bool {
    guard index != panel.trackedNode else { return true }
    let element = panel.nodes[index].element
    return element != nil && states.contains { $0.firstResponder == element }
  }

  private static func highestEvent(ofNode index: Int, in panel: PanelRecording, states: [PanelState]) -> Double {
    let frames = states.map { $0.nodes[index] }
    guard let first = frames.first, frames.contains(where: { !$0.isHidden }) else { return .infinity }
    if frames.contains(where: { $0.frame.x != first.frame.x }) { return 0 }
    if frames.contains(where: { $0.isHidden != first.isHidden }) {
      return frames.map(\.frame.minY).min() ?? .infinity
    }
    guard !isScrolled(index, in: panel) else { return .infinity }
    return min(highest(of: frames.map(\.frame.minY)), highest(of: frames.map(\.frame.maxY)))
  }

  /// The least of the values, if they are not all the same.
  private static func highest(of edge: [Double]) -> Double {
    guard let least = edge.min(), let greatest = edge.max(), greatest - least > 1e-9 else { return .infinity }
    return least
  }

  private static func isScrolled(_ index: Int, in panel: PanelRecording) -> Bool {
    var parent = panel.nodes[index].parent
    while let current = parent {
      if panel.nodes[current].scroll != nil { return true }
      parent = panel.nodes[current].parent
    }
    return false
  }
}
