import Recordings
import Scenarios
import Units

/// A direction as a drawing follows it, settled once for all frames.
struct Directed: Sendable {
  let camera: Camera
  let captions: Captions
  /// One for each panel.
  let marks: [ScreenMarks]
  private let direction: Direction
  private let pauses: [DirectedPause]

  /// - Parameter layout: its widths alone.
  init(
    _ direction: Direction, of recording: Recording, panels: [PanelRecording], layout: PictureLayout,
    typesetter: Typesetter
  ) throws(DrawingError) {
    self.direction = direction
    pauses = recording.directedPauses()
    let visible = layout.place(ofPanel: 0, on: recording.screen).visible
    camera = Camera(direction.zooms, of: recording, panels: panels, visible: visible)
    captions = try Captions(direction.captions, width: layout.header.width, typesetter: typesetter)
    marks = try zip(panels, layout.columns).map { panel, column throws(DrawingError) in
      try ScreenMarks(direction.marks, in: panel, width: column.screen.width, typesetter: typesetter)
    }
  }

  /// How fast the timeline's clock runs at a moment: 1 as things happen, 0 while the picture stands still.
  func speed(at time: Time) -> Double {
    guard !pauses.contains(where: { $0.time == time }) else { return 0 }
    return direction.slowMotions.first { $0.span.contains(time) }?.speed ?? 1
  }

  /// Whether the picture stands still to show the gap.
  func showsGap(at time: Time) -> Bool { pauses.contains { $0.time == time && $0.showsGap } }
}

extension Direction {
  /// Whether the timeline's clock does not always run as things happen.
  var changesSpeed: Bool { !slowMotions.isEmpty || !pauses.isEmpty }
}
