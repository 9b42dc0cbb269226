import Recordings
import Units

/// Where everything lies on the canvas, settled once for all frames; gives the scene of any frame.
///
/// A single panel has no clock unless asked for, and its plot writes the time only while the playhead is in it: frames
/// before and after the motion are the same picture. Comparisons have a clock, so that all their frames differ.
struct FrameComposition: Sendable {
  let size: Size
  private let panels: [PanelRecording]
  private let palette: Palette
  private let layout: PictureLayout
  private let header: Header
  private let columns: [PanelColumn]
  private let plot: Plot?
  private let directed: Directed?
  /// Layers that are the same in every frame.
  private let still: [Layer]

  init(_ recording: Recording, options: DrawingOptions) throws(DrawingError) {
    let panels = try options.panels(of: recording)
    let direction = options.isDirected ? recording.direction : nil
    let hasClock = options.hasClock ?? (panels.count > 1 || direction?.changesSpeed == true)
    let palette = Palette.palette(for: options.theme, colors: direction?.colors ?? [:])
    let typesetter = try Typesetter()
    let samples = panels.map { PanelSamples($0, of: recording) }
    let data = options.hasPlot ? PlotData(panels: panels, samples: samples) : nil
    let callLists = panels.map(CallList.init)
    var contents = PictureLayout.Contents(
      panelCount: panels.count,
      screens: ShownScreen.all(of: recording, panels: panels, samples: samples, direction: direction),
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
    directed = try direction.map { direction throws(DrawingError) in
      try Directed(direction, of: recording, panels: panels, layout: widths, typesetter: typesetter)
    }
    contents.captionHeight = directed?.captions.height ?? 0
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
    let alerts = Alerts(recording.cues)
    columns = panels.indices.map { [directed] index in
      PanelColumn(
        recording: recording, panel: panels[index], index: index, layout: layout, palette: palette, alerts: alerts,
        calls: callLists[index], marks: directed?.marks[index],
        wireframe: direction?.style == .wireframe ? Wireframe(palette) : nil, showsTaps: direction?.showsTaps ?? true)
    }
    (self.panels, self.palette, self.layout) = (panels, palette, layout)
    size = direction?.width.map { layout.size.resized(toWidth: $0) } ?? layout.size
  }

  /// What is seen at `time`, a pure function of it.
  func scene(at time: Time) -> Scene {
    let states = panels.map { $0.state(at: time) }
    let clock = header.clock(at: time, speed: directed?.speed(at: time) ?? 1, in: layout.header, palette: palette)
    let view = directed?.camera.view(at: time, panels: panels, states: states)
    let showsGap = directed?.showsGap(at: time) ?? false
    let phones = zip(columns, states).flatMap { column, state in
      column.layers(at: time, state: state, view: view, showsGap: showsGap).map { layer in
        var layer = layer
        layer.owner = column.index
        return layer
      }
    }
    let caption = directed?.captions.layer(at: time, in: layout.caption, palette: palette)
    let playhead = plot?.playhead(at: time.seconds, states: states)
    let scene = Scene(
      size: layout.size, background: palette.canvas,
      layers: still + clock + phones + [caption].compactMap { $0 } + (playhead ?? []))
    return scene.resized(to: size)
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
