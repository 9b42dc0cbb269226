import Recordings
import Units

/// Where everything lies on the canvas, settled once for all frames; gives the scene of any frame.
struct FrameComposition: Sendable {
  let size: Size
  private let recording: Recording
  private let palette: Palette
  private let panels: [PanelRecording]

  init(_ recording: Recording, options: DrawingOptions) throws(DrawingError) {
    panels = try options.panels(of: recording)
    self.recording = recording
    palette = Palette.palette(for: options.theme)
    size = Size(width: 40 + Double(panels.count) * (recording.screen.size.width + 40), height: 924)
  }

  func scene(ofFrame frame: Int) -> Scene {
    let time = recording.time(ofFrame: frame)
    var layers: [Layer] = []
    for (index, panel) in panels.enumerated() {
      let origin = Point(x: 40 + Double(index) * (recording.screen.size.width + 40), y: 40)
      let phone = PhoneLayers(
        screen: recording.screen, palette: palette, panel: index, origin: origin, zoom: 1,
        visible: Rect(x: 0, y: 0, width: recording.screen.size.width, height: recording.screen.size.height))
      layers += phone.layers(of: panel, at: panel.state(at: time, on: recording.screen.size), time: time)
    }
    return Scene(size: size, background: palette.canvas, layers: layers)
  }
}

extension DrawingOptions {
  /// The panels asked for, in the order asked for.
  func panels(of recording: Recording) throws(DrawingError) -> [PanelRecording] {
    guard let names = panels else { return recording.panels }
    return try names.map { name throws(DrawingError) in
      guard let panel = recording.panels.first(where: { $0.name == name }) else {
        throw DrawingError.unknownPanel(name, known: recording.panels.map(\.name))
      }
      return panel
    }
  }
}
