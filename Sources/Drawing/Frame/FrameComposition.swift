import Recordings
import Units

/// Where everything lies on the canvas, settled once for all frames; gives the scene of any frame.
///
/// A single panel has no clock unless asked for, and its plot writes the time only while the playhead is in it: frames
/// before and after the motion are the same picture. Comparisons have a clock, so that all their frames differ.
struct FrameComposition: Sendable {
  let size: Size
  private let recording: Recording
  private let panels: [PanelRecording]
  private let palette: Palette
  private let layout: PictureLayout
  private let header: Header
  private let callLists: [CallList]
  private let alerts: Alerts
  private let plot: Plot?
  /// Layers that are the same in every frame.
  private let still: [Layer]

  init(_ recording: Recording, options: DrawingOptions) throws(DrawingError) {
    let panels = try options.panels(of: recording)
    let hasClock = options.hasClock ?? (panels.count > 1)
    let palette = Palette.palette(for: options.theme)
    let typesetter = try Typesetter()
    let samples = panels.map { PanelSamples($0, of: recording) }
    let data = options.hasPlot ? PlotData(panels: panels, samples: samples) : nil
    let callLists = panels.map(CallList.init)
    var contents = PictureLayout.Contents(
      panelCount: panels.count, screens: ShownScreen.all(of: recording, panels: panels, samples: samples),
      headerHeight: 0, headingHeight: 0, callsHeight: callLists.map(\.height).max() ?? 0, hasPlot: data != nil,
      hasGapPlot: data?.hasGaps ?? false)
    // Widths do not depend on the heights of texts, so that texts can be broken for the widths first.
    let widths = PictureLayout(contents)
    header = try Header(
      recording, panels: panels, hasClock: hasClock, width: widths.header.width, typesetter: typesetter)
    let headings = try panels.map { panel throws(DrawingError) in
      try PanelHeading(panel, width: widths.columns.first?.heading.width ?? 0, typesetter: typesetter)
    }
    contents.headerHeight = header.height
    contents.headingHeight = headings.map(\.height).max() ?? 0
    let layout = PictureLayout(contents)
    plot = try data.map { data throws(DrawingError) in
      let gapHeight = data.hasGaps ? PictureProportions(panelCount: panels.count).gapPlotHeight : nil
      return try Plot(
        data, panels: panels, layout: PlotLayout(layout.plot, gapPlotHeight: gapHeight), palette: palette,
        writesTime: !hasClock, typesetter: typesetter)
    }
    still =
      [header.still(in: layout.header, palette: palette)]
      + zip(headings, layout.columns).enumerated().map { index, pair in
        pair.0.layer(panel: index, in: pair.1.heading, palette: palette)
      } + (plot.map { [$0.still] } ?? [])
    (self.recording, self.panels, self.palette, self.layout) = (recording, panels, palette, layout)
    (self.callLists, alerts, size) = (callLists, Alerts(recording.cues), layout.size)
  }

  /// What is seen at `time`, a pure function of it.
  func scene(at time: Time) -> Scene {
    let states = panels.map { $0.state(at: time) }
    let clock = header.clock(at: time, in: layout.header, palette: palette)
    let columns = panels.indices.flatMap { index in
      column(index, state: states[index], time: time).map { layer in
        var layer = layer
        layer.owner = index
        return layer
      }
    }
    let playhead = plot?.playhead(at: time.seconds, states: states)
    return Scene(
      size: size, background: palette.canvas,
      layers: still + [clock].compactMap { $0 } + columns + (playhead ?? []))
  }

  /// Phone, gap and calls of one panel. The band lies over the screen and under the device around it.
  private func column(_ index: Int, state: PanelState, time: Time) -> [Layer] {
    let panel = panels[index]
    let (column, visible) = layout.place(ofPanel: index, on: state.screen)
    let phone = PhoneLayers(
      screen: state.screen, window: recording.window, alerts: alerts, palette: palette, panel: index,
      origin: column.origin,
      zoom: layout.zoom, visible: visible
    ).layers(of: panel, at: state, time: time)
    let deviceStart = phone.firstIndex { $0.key.role == PhoneLayers.deviceRole } ?? phone.endIndex
    let marks = GapMarks(panel: index, column: column, zoom: layout.zoom, palette: palette)
    let calls = callLists[index].layer(at: time, panel: index, in: column.calls, palette: palette)
    guard let gap = state.gap, let tracked = panel.trackedNode else { return phone + [calls].compactMap { $0 } }
    let stage = Stage(screen: state.screen, window: recording.window, colors: AppColors(theme: palette.theme))
    let part = panel.card(of: tracked, at: state) ?? stage.frame
    return phone[..<deviceStart] + marks.overScreen(gap, tracked: state.nodes[tracked].frame, part: part)
      + phone[deviceStart...] + marks.beside(gap) + [calls].compactMap { $0 }
  }
}

extension DrawingOptions {
  /// Panels that stand side by side at most.
  static let maximumPanels = 4

  /// The panels asked for, in the order asked for.
  fileprivate func panels(of recording: Recording) throws(DrawingError) -> [PanelRecording] {
    let chosen = try panels.map { names throws(DrawingError) in
      try names.map { name throws(DrawingError) in try panel(name, of: recording) }
    }
    let panels = chosen ?? recording.panels
    guard !panels.isEmpty else { throw DrawingError.noPanels }
    guard panels.count <= Self.maximumPanels else { throw DrawingError.tooManyPanels(panels.count) }
    return panels
  }

  private func panel(_ name: String, of recording: Recording) throws(DrawingError) -> PanelRecording {
    guard let panel = recording.panels.first(where: { $0.name == name }) else {
      throw DrawingError.unknownPanel(name, known: recording.panels.map(\.name))
    }
    return panel
  }
}
