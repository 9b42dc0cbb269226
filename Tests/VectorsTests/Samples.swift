import Drawing
import Recordings
import Scenarios
import Simulation
import TestSupport
import Testing
import Vectors

/// Recordings that become vectors.
enum Samples {
  static func recording(_ name: String) throws -> Recording {
    let loaded = try loadScenario(fileAt: ProjectFolder.timelines.path(of: name + ".timeline"))
    return try #require(loaded.scenario, "\(loaded.diagnostics)").simulate()
  }

  /// Directed as the timeline says.
  static func drawing(_ name: String, theme: Theme = .light) throws -> FrameDrawing {
    try FrameDrawing(recording(name), options: DrawingOptions(scale: 1, theme: theme, isDirected: true))
  }

  /// A few frames of a phone alone, which says all and is quickly drawn.
  static func short(_ theme: Theme = .light) throws -> FrameDrawing {
    let loaded = loadScenario(
      """
      timeline "A <short> one"
      device iphone-se-3
      duration 0.8s
      screen { input-bar composer "Message" { height 52pt } }
      handler bar { observe will-show; change constraint composer; animate ease-in-out 0.25s }
      at 0.2s tap composer
      compare bar
      """, path: "short.timeline")
    let recording = try #require(loaded.scenario, "\(loaded.diagnostics)").simulate()
    return try FrameDrawing(recording, options: DrawingOptions(scale: 1, theme: theme, hasPlot: false))
  }
}
