import Keyboards
import Recordings
import Scenarios
import Units

/// A screen as a picture shows it. A device that is turned has two of them, and is seen whole on both.
struct ShownScreen: Hashable, Sendable {
  let screen: ScreenMetrics
  /// The part that is shown, in screen points.
  let visible: Rect

  init(screen: ScreenMetrics, visible: Rect) {
    self.screen = screen
    self.visible = visible
  }

  init(whole screen: ScreenMetrics) {
    self.init(screen: screen, visible: Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height))
  }

  /// Room around the screen for the device, in screen points.
  var deviceMargins: EdgeInsets { PhoneLayers.margins(of: screen) }

  /// The screens of all panels, the recording's first.
  static func all(
    of recording: Recording, panels: [PanelRecording], samples: [PanelSamples], direction: Direction? = nil
  ) -> [ShownScreen] {
    let end = recording.time(ofFrame: max(0, recording.frameCount - 1))
    var screens = [recording.screen]
    for turned in panels.flatMap({ $0.screens.values(until: end) }) where !screens.contains(turned) {
      screens.append(turned)
    }
    guard screens.count > 1 else {
      let crop = Crop(recording, panels: panels, samples: samples, direction: direction)
      return [ShownScreen(screen: recording.screen, visible: crop.visible)]
    }
    return screens.map(ShownScreen.init(whole:))
  }
}

extension Steps {
  /// All that is seen until `end`.
  fileprivate func values(until end: Time) -> [Value] {
    [initial] + changes.filter { $0.time < end }.map(\.value)
  }
}
