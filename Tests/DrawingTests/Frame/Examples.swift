import Recordings
import Scenarios
import Simulation
import Testing

@testable import Drawing

/// Recordings of one to four panels: in step, then mistakes.
enum Examples {
  static func recording(
    panels count: Int, title: String = "ease-in-out cannot follow the keyboard", device: String = "iphone-13",
    names: [String] = ["right", "eased", "linear", "jumps"]
  ) throws -> Recording {
    try recording(
      """
      timeline "\(title)"
      device \(device)
      duration 2.2s
      screen {
        navigation-bar "Messages"
        scroll-view list { bubbles 14 }
        input-bar composer "Message" { height 52pt }
      }
      handler \(names[0]) "the keyboard's curve" { observe will-change-frame; change constraint composer }
      handler \(names[1]) "ease-in-out, 0.25 s" {
        observe will-change-frame; change constraint composer; animate ease-in-out 0.25s
      }
      handler \(names[2]) "linear, 0.25 s" {
        observe will-change-frame; change constraint composer; animate linear 0.25s
      }
      handler \(names[3]) "no animation" { observe will-change-frame; change constraint composer; animate none }
      at 0.2s tap composer
      at 1.5s dismiss
      compare \(names.prefix(count).joined(separator: " "))
      """)
  }

  /// One panel whose bar follows `notification`.
  static func gap(_ animation: String, on notification: String = "did-show", rate: Int = 60) throws -> Recording {
    try recording(
      """
      timeline "gap"
      device iphone-13
      fps \(rate)
      duration 2s
      screen { input-bar composer "Message" { height 52pt } }
      handler bar { observe \(notification); change constraint composer; animate \(animation) }
      at 0.2s tap composer
      compare bar
      """)
  }

  static func recording(_ timeline: String) throws -> Recording {
    let loaded = loadScenario(timeline, path: "example.timeline")
    return try #require(loaded.scenario, "\(loaded.diagnostics)").simulate()
  }
}
