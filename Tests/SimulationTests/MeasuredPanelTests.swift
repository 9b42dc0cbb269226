import Measurements
import Recordings
import Scenarios
import Simulation
import Testing
import Units

@Suite("Measured panels beside simulated ones")
struct MeasuredPanelTests {
  static let table = """
    time,keyboard_top,edge
    0,844,810
    0.1,800,770
    0.2,600,560
    0.3,508,474
    """

  static func record(_ settings: String = "", track: String = "") throws -> Recording {
    let loaded = loadScenario(
      """
      duration 2s
      screen { navigation-bar "Chat"; scroll-view list { bubbles 4 }; input-bar composer }
      handler follow { observe will-change-frame; change constraint composer }
      panel seen { positions "p.csv" \(settings); \(track) }
      panel simulated { observers follow }
      at 0.5s tap composer
      """, path: "a.timeline", including: ["p.csv": table])
    #expect(loaded.diagnostics.map(\.message) == [])
    return try #require(loaded.scenario).simulate()
  }

  @Test("keyboard and edge are where the rows have them, straight between, still before and after")
  func places() throws {
    let panel = try Self.record("{ offset 1s }").panels[0]
    let rows = [
      (0.0, 844.0, 810.0), (1, 844, 810), (1.1, 800, 770), (1.15, 700, 665), (1.3, 508, 474), (1.9, 508, 474),
    ]
    for (time, top, edge) in rows {
      let state = panel.state(at: Time(seconds: time))
      #expect(abs(state.keyboardFrame.minY - top) < 1e-9, "\(time)")
      #expect(abs((state.gap?.edgeBottom ?? 0) - edge) < 1e-9, "\(time)")
    }
  }

  @Test("rows from before the timeline's start are cut")
  func early() throws {
    let panel = try Self.record("{ offset -150ms }").panels[0]
    #expect(abs(panel.state(at: .zero).keyboardFrame.minY - 700) < 1e-9)
  }

  @Test("the keyboard is whole, docked and drawn; nothing is posted and nobody called")
  func keyboard() throws {
    let recording = try Self.record()
    let panel = recording.panels[0]
    let state = panel.state(at: Time(seconds: 0.3))
    #expect(state.keyboardFrame == Rect(x: 0, y: 508, width: 390, height: 336))
    #expect(state.keyboard?.isDocked == true)
    #expect(panel.measured == .zero...Time(seconds: 0.3))
    #expect(recording.panels[1].measured == nil)
    #expect(panel.posts.isEmpty)
    #expect(panel.calls.isEmpty)
    #expect(!panel.isKeyboardUp(at: .zero))
    #expect(panel.isKeyboardUp(at: Time(seconds: 0.25)))
    #expect(!recording.panels[1].posts.isEmpty)
  }

  @Test("a bar is taller by what it covers of the bottom safe area, where its edge has gone")
  func barHeight() throws {
    let text = "time,top,edge\n0,844,844\n0.1,800,827\n0.2,790,810\n0.3,508,508\n"
    let loaded = loadScenario(
      "device iphone-13\nscreen { input-bar composer { height 52pt } }\nduration 1s\n"
        + "panel seen { positions \"p.csv\" }\n", path: "a.timeline", including: ["p.csv": text])
    let panel = try #require(loaded.scenario).simulate().panels[0]
    for (time, top, bottom) in [(0.0, 758.0, 844.0), (0.1, 758, 827), (0.2, 758, 810), (0.3, 456, 508)] {
      let state = panel.state(at: Time(seconds: time))
      let bar = state.nodes[try #require(panel.trackedNode)].frame
      #expect(abs(bar.minY - top) < 1e-9, "\(time)")
      #expect(abs(bar.maxY - bottom) < 1e-9, "\(time)")
    }
  }

  @Test("the gap is that of the rows")
  func gap() throws {
    let panel = try Self.record().panels[0]
    #expect(abs((panel.state(at: Time(seconds: 0.2)).gap?.value ?? 0) - 40) < 1e-9)
    #expect(panel.state(at: Time(seconds: 0.2)).gap?.isRelevant == true)
    #expect(panel.trackedNode != nil)
  }
}

extension PanelRecording {
  fileprivate func isKeyboardUp(at time: Time) -> Bool { keyboard.isUp.value(at: time) }
}
