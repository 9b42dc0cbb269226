import Keyboards
import Motion
import Recordings
import Testing
import TestSupport
import Units

@testable import Drawing

@Suite struct PlotTests {
  @Test func theWindowHoldsTheMotionAndTheNotifications() throws {
    let window = try data(panels: 2).window
    #expect(window.start == 0.1)
    #expect(window.end == 2.1)
  }

  @Test func nothingIsPlottedWhereNothingMoves() throws {
    let recording = try Examples.recording(
      """
      timeline "still"
      device iphone-13
      duration 0.5s
      screen { input-bar composer "Message" { height 52pt } }
      handler right { observe will-show; change constraint composer }
      compare right
      """)
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    #expect(PlotData(panels: recording.panels, samples: samples) == nil)
  }

  @Test func timeLabelsAreEvenAndFewEnough() throws {
    let window = try data(panels: 2).window
    #expect(
      window.ticks(limit: 12).map(\.label) == ["0.2", "0.4", "0.6", "0.8", "1.0", "1.2", "1.4", "1.6", "1.8", "2.0"])
    #expect(window.ticks(limit: 3).map(\.label) == ["1", "2"])
    for limit in 1...30 { #expect(window.ticks(limit: limit).count <= limit) }
  }

  /// A filmed keyboard beside a simulated one, its rows straight between two places.
  private func keyboards(top: Double = 508, filmed: Bool = true) throws -> [KeyboardLine] {
    var recording = try Examples.recording(panels: 2)
    if filmed {
      recording.panels[0].measured = Time(seconds: 1)...Time(seconds: 1.5)
      recording.panels[0].keyboard.top = Track(top)
    }
    let series = recording.panels.map { PlotSeries(PanelSamples($0, of: recording)) }
    return KeyboardLine.lines(recording.panels, series, palette: .light)
  }

  @Test func aFilmedKeyboardIsNamedAndDrawnApart() throws {
    let lines = try keyboards()
    #expect(KeyboardLine.entries(lines, palette: .light).map(\.name) == ["keyboard, eased", "keyboard, right"])
    #expect(lines.map(\.entry.style) == [.keyboard(.light), .measuredKeyboard(0, .light)])
    #expect(lines[1].heights.allSatisfy { $0 == 336 })
  }

  @Test func keyboardsThatAreSimulatedHaveOneName() throws {
    let lines = try keyboards(filmed: false)
    #expect(KeyboardLine.entries(lines, palette: .light).map(\.name) == ["keyboard"])
    #expect(lines.count == 1)
  }

  @Test func gapsAreThoseOfFrames() throws {
    let series = try data(panels: 4).series
    #expect(series[0].isInStep)
    #expect(!series[1].isInStep)
    let range = try #require(series[1].gapRange)
    #expect(abs(range.lowerBound + 73.5) < 0.6)
    let jump = try #require(series[3].gapRange)
    #expect(abs(jump.upperBound - 323.3) < 0.1)
  }

  @Test func theGapAxisHoldsWhatIsBetweenFrames() throws {
    let recording = try Examples.gap("bezier(0.1, 5, 0.2, -5) 0.3s", on: "will-show", rate: 3)
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    let data = try #require(PlotData(panels: recording.panels, samples: samples))
    let gap = data.series[0].gap
    let frames = try #require(data.series[0].gapRange)
    #expect(gap.contains { !frames.contains($0) })
    let axis = try #require(data.gapAxis(in: Rect(x: 0, y: 100, width: 300, height: 80)))
    #expect(gap.allSatisfy { (101...179).contains(axis.position($0)) })
    #expect((101...179).contains(axis.position(0)))
  }

  @Test(arguments: ["none", "bezier(0.1, 100, 0.2, 100) 0.3s", "bezier(0.1, -100, 0.2, -100) 0.3s"])
  func valueLabelsAreWhole(animation: String) throws {
    let composition = try FrameComposition(Examples.gap(animation), options: DrawingOptions())
    let plot = try #require(composition.scene(ofFrame: 0).layers.first { $0.key.role == "plot" })
    let typesetter = try Typesetter()
    var widest = 0.0
    for case .text(let text) in plot.items() where text.alignment == .trailing {
      let width = try typesetter.layout(of: text).width
      #expect(width <= text.anchor.x, "\(text.string)")
      widest = max(widest, width)
    }
    #expect(widest > PlotLayout.leastLeft - PlotLayout.labelGap)
  }

  @Test func valuesThatWouldTouchAreDroppedFromTheEnd() {
    let axis = PlotAxis(values: 0...100, start: 200, end: 0)
    #expect(axis.spaced([0, 100, 96, 50, 4], distance: 15) == [0, 100, 50])
  }

  @Test func heightsThatNothingReachesHaveNoLabel() {
    #expect(PlotAxis(values: 0...100, start: 200, end: 0).spaced([0, 140, 60], distance: 15) == [0, 60])
  }

  @Test(arguments: 0..<60) func namesOfNotificationsNeverTouch(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var recording = try Examples.recording(panels: 1)
    let names = KeyboardNotification.Name.allCases
    let userInfo = try #require(recording.panels[0].posts.first).notification.userInfo
    recording.panels[0].posts = (0..<20).map { _ in
      PanelRecording.Post(
        time: Time(seconds: Double.random(in: 0...2, using: &generator)),
        notification: KeyboardNotification(
          name: names.randomElement(using: &generator) ?? .willShow, userInfo: userInfo))
    }
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    let window = try #require(PlotData(panels: recording.panels, samples: samples)).window
    let axis = PlotAxis(values: window.start...window.end, start: 50, end: 650)
    let typesetter = try Typesetter()
    let ticks = try NotificationTicks(panels: recording.panels, window: window, axis: axis, typesetter: typesetter)
    let ranges = try ticks.labels.map { label in
      let text = TextStyle.label.text(label.text, at: .zero, color: Color(0))
      return label.x...(label.x + (try typesetter.layout(of: text).width))
    }
    #expect(!ranges.isEmpty)
    for (index, range) in ranges.enumerated() {
      #expect(range.lowerBound >= 50 && range.upperBound <= 650)
      for other in ranges[(index + 1)...] { #expect(!range.overlaps(other)) }
    }
  }

  @Test func panelsDifferInDashAsWellAsInColour() throws {
    let styles = LineStyle.styles(for: try data(panels: 4).series, palette: .light)
    #expect(styles[0] == .inStep(.light))
    #expect(Set(styles.dropFirst().map(\.dash)).count == 3)
    #expect(Set(styles.map(\.color)).count == 4)
  }

  private func data(panels: Int) throws -> PlotData {
    let recording = try Examples.recording(panels: panels)
    let samples = recording.panels.map { PanelSamples($0, of: recording) }
    return try #require(PlotData(panels: recording.panels, samples: samples))
  }
}
