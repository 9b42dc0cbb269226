import Recordings
import Scenarios
import Units

/// What a direction points out in one panel.
struct ScreenMarks: Sendable {
  /// How long a mark comes before its time and goes after it: the drawing's own.
  static let fade = Time(seconds: 0.05)
  /// Where lines stand along the screen's width; the middle is the frozen gap's.
  private static let lanes = [0.3, 0.7, 0.11, 0.89]

  private struct Mark: Sendable {
    let mark: Direction.Mark
    /// Of the lines, or of the notes.
    let number: Int
    let note: NoteMark?
  }

  private let panel: PanelRecording
  private let marks: [Mark]

  /// - Parameter width: of the screen on the canvas.
  init(
    _ marks: [Direction.Mark], in panel: PanelRecording, width: Double, typesetter: Typesetter
  ) throws(DrawingError) {
    self.panel = panel
    var (lines, notes) = (0, 0)
    var found: [Mark] = []
    for mark in marks where mark.panel == nil || mark.panel == panel.name {
      switch mark.kind {
      case .highlight: found.append(Mark(mark: mark, number: 0, note: nil))
      case .measure, .arrow:
        found.append(Mark(mark: mark, number: lines, note: nil))
        lines += 1
      case .note(let text, _):
        let note = try NoteMark(text, number: notes, width: width, typesetter: typesetter)
        found.append(Mark(mark: mark, number: notes, note: note))
        notes += 1
      }
    }
    self.marks = found
  }

  /// Back to front: rings, lines, and over them the words, which keep clear of each other.
  func layers(at time: Time, state: PanelState, showsGap: Bool, on place: ScreenPlace, palette: Palette) -> [Layer] {
    let shown = marks.map { ($0, Self.opacity(of: $0.mark.span, at: time)) }.filter { $0.1 > 0 }
    var drawn = Drawn(place: place, palette: palette)
    for (mark, opacity) in shown { drawArrow(mark, state, opacity, &drawn) }
    if showsGap { drawFrozenGap(state, &drawn) }
    for (mark, opacity) in shown { drawMeasure(mark, state, opacity, &drawn) }
    for (mark, opacity) in shown { drawNote(mark, state, opacity, &drawn) }
    return shown.flatMap { highlight($0, state, $1, on: place, palette) } + drawn.lines + drawn.words
  }

  /// What is drawn so far on one screen.
  private struct Drawn {
    let place: ScreenPlace
    let palette: Palette
    var labels = MarkLabels()
    var lines: [Layer] = []
    var words: [Layer] = []
  }

  private static func opacity(of span: Direction.Span, at time: Time) -> Double {
    if span.contains(time) { return 1 }
    let distance = time < span.start ? span.start - time : span.end.map { time - $0 } ?? .zero
    return max(0, 1 - distance.seconds / fade.seconds)
  }

  // MARK: - Kinds

  private func highlight(
    _ mark: Mark, _ state: PanelState, _ opacity: Double, on place: ScreenPlace, _ palette: Palette
  ) -> [Layer] {
    guard case .highlight(let subject) = mark.mark.kind, let frame = panel.frame(of: subject, at: state) else {
      return []
    }
    return HighlightRing(place: place, palette: palette).layers(around: frame, opacity: opacity)
  }

  private func drawFrozenGap(_ state: PanelState, _ drawn: inout Drawn) {
    guard let gap = state.gap, gap.isRelevant, GapReading(gap).verdict != .inStep else { return }
    let place = drawn.place
    let line = DimensionLine(
      look: .gap(drawn.palette), place: place, x: place.seen.center.x,
      from: place.held(place.y(gap.edgeBottom + gap.spacing)), to: place.held(place.y(gap.keyboardTop)), opacity: 1)
    drawn.lines += line.capped
    drawn.words += line.label(GapReading(gap).number, in: drawn.labels.place(line.labelRect))
  }

  private func drawMeasure(_ mark: Mark, _ state: PanelState, _ opacity: Double, _ drawn: inout Drawn) {
    guard case .measure(let from, let to) = mark.mark.kind, let from = panel.y(of: from, at: state),
      let to = panel.y(of: to, at: state)
    else { return }
    let measure = line(.measure(drawn.palette), mark, from, to, opacity, on: drawn.place)
    let text = NumberText.decimal(abs(from - to), places: 1) + " pt"
    drawn.lines += measure.capped
    drawn.words += measure.label(text, in: drawn.labels.place(measure.labelRect))
  }

  /// An arrow to where it begins would point nowhere.
  private func drawArrow(_ mark: Mark, _ state: PanelState, _ opacity: Double, _ drawn: inout Drawn) {
    guard case .arrow(let from, let to) = mark.mark.kind, let from = panel.y(of: from, at: state),
      let to = panel.y(of: to, at: state), abs(from - to) > 0.5
    else { return }
    let arrow = line(.arrow(drawn.palette), mark, from, to, opacity, on: drawn.place)
    drawn.lines += arrow.pointed
    drawn.labels.keepFree(arrow.headRect)
  }

  private func line(
    _ look: DimensionLine.Look, _ mark: Mark, _ from: Double, _ to: Double, _ opacity: Double, on place: ScreenPlace
  ) -> DimensionLine {
    let x = place.seen.minX + (place.seen.width * Self.lanes[mark.number % Self.lanes.count]).rounded()
    return DimensionLine(
      look: look, place: place, x: x, from: place.held(place.y(from)), to: place.held(place.y(to)), opacity: opacity)
  }

  private func drawNote(_ mark: Mark, _ state: PanelState, _ opacity: Double, _ drawn: inout Drawn) {
    guard case .note(_, let edge) = mark.mark.kind, let note = mark.note, let y = panel.y(of: edge, at: state) else {
      return
    }
    let (place, palette) = (drawn.place, drawn.palette)
    let end = place.y(y)
    guard abs(end - place.held(end)) < 0.5 else { return }
    let rect = drawn.labels.place(note.rect(above: end, on: place))
    drawn.lines += note.lines(from: rect, edge: end, on: place, palette: palette, opacity: opacity)
    drawn.words.append(note.words(in: rect, on: place, palette: palette, opacity: opacity))
  }
}
