import Recordings
import Scenarios
import Units

/// Draws one panel: the phone with all that is on and beside it.
struct PanelColumn: Sendable {
  let recording: Recording
  let panel: PanelRecording
  let index: Int
  let layout: PictureLayout
  let palette: Palette
  let alerts: Alerts
  let calls: CallList
  let marks: ScreenMarks?
  /// Nil as a device is seen.
  let wireframe: Wireframe?
  let showsTaps: Bool

  /// The band of the gap and the marks lie over the screen and under the device around it.
  ///
  /// - Parameters:
  ///   - view: the part of the recording's screen that is seen.
  ///   - showsGap: whether a dimension line over the screen shows the gap.
  func layers(at time: Time, state: PanelState, view: Rect?, showsGap: Bool) -> [Layer] {
    let (column, visible) = layout.place(ofPanel: index, on: state.screen)
    let seen = state.screen == recording.screen ? view ?? visible : visible
    let zoom = layout.zoom * visible.width / seen.width
    let place = ScreenPlace(
      seen: column.screen,
      origin: seen == visible
        ? column.origin : Point(x: column.screen.x - seen.x * zoom, y: column.screen.y - seen.y * zoom),
      zoom: zoom)
    let inside = phone(state, visible: seen, origin: place.origin, zoom: zoom).inside(of: panel, at: state, time: time)
    let device = phone(state, visible: visible, origin: column.origin, zoom: layout.zoom).outline
    let marks = marks?.layers(at: time, state: state, showsGap: showsGap, on: place, palette: palette) ?? []
    let over = gapOverScreen(state, place: place)
    return drawn(inside) + over + marks + drawn(device) + gapBeside(state, column: column, place: place)
      + [calls.layer(at: time, panel: index, in: column.calls, palette: palette)].compactMap { $0 }
  }

  private func phone(_ state: PanelState, visible: Rect, origin: Point, zoom: Double) -> PhoneLayers {
    PhoneLayers(
      screen: state.screen, window: recording.window, alerts: alerts, palette: palette, panel: index, origin: origin,
      zoom: zoom, visible: visible, showsTaps: showsTaps)
  }

  private func drawn(_ layers: [Layer]) -> [Layer] {
    wireframe.map { wireframe in layers.map { wireframe.layer($0) } } ?? layers
  }

  private func gapOverScreen(_ state: PanelState, place: ScreenPlace) -> [Layer] {
    guard let gap = state.gap, let tracked = panel.trackedNode else { return [] }
    let stage = Stage(screen: state.screen, window: recording.window, colors: AppColors(palette))
    let part = panel.card(of: tracked, at: state) ?? stage.frame
    return GapMarks(panel: index, place: place, gutter: 0, palette: palette)
      .overScreen(gap, tracked: state.nodes[tracked].frame, part: part)
  }

  private func gapBeside(_ state: PanelState, column: PictureLayout.Column, place: ScreenPlace) -> [Layer] {
    guard let gap = state.gap, panel.trackedNode != nil else { return [] }
    return GapMarks(panel: index, place: place, gutter: column.gutter, palette: palette).beside(gap)
  }
}
