import Keyboards
import Recordings
import Units

/// Draws one panel's device: outline, bars, views, keyboard, touch marks.
///
/// Everything is in screen points of the device; `zoom` and `origin` put it on the canvas. Layers between the screen
/// and its outline may stick out of the screen: the outline layer, drawn last, hides what lies beyond its corners.
struct PhoneLayers {
  let screen: ScreenMetrics
  let palette: Palette
  /// Index of the panel, for layer keys.
  let panel: Int
  /// Where the screen's top left corner lies on the canvas, in points.
  let origin: Point
  let zoom: Double
  /// The part of the screen that is shown, in screen points; the whole screen unless the picture is cropped.
  let visible: Rect

  /// Back to front.
  func layers(of recording: PanelRecording, at state: PanelState, time: Time) -> [Layer] {
    []
  }
}
