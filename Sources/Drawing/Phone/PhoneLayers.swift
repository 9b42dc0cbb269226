import Keyboards
import Recordings
import Scenarios
import Units

/// Draws one panel's device: outline, bars, views, keyboard, touch marks.
///
/// Everything is in screen points of the device; `zoom` and `origin` put it on the canvas. Layers between the screen
/// and its outline may stick out of the screen: the outline layer, drawn last, hides what lies beyond its corners.
struct PhoneLayers {
  /// As the device is held.
  let screen: ScreenMetrics
  /// The app's window; nil fills the screen.
  var window: AppWindow?
  var alerts = Alerts([])
  let palette: Palette
  /// Index of the panel. No picture of a device depends on it: devices that show the same share their pixels.
  let panel: Int
  /// Where the screen's top left corner lies on the canvas, in points.
  let origin: Point
  let zoom: Double
  /// The part of the screen that is shown, in screen points; the whole screen unless the picture is cropped.
  let visible: Rect
  /// Whether fingers are drawn.
  var showsTaps = true

  /// Role of the layers around the screen, drawn last.
  static let deviceRole = "device"

  /// Room that a device takes around its screen, in points of the screen: bezel and buttons.
  static func margins(of screen: ScreenMetrics) -> EdgeInsets {
    DeviceShape(screen).margins
  }

  /// Back to front.
  func layers(of recording: PanelRecording, at state: PanelState, time: Time) -> [Layer] {
    inside(of: recording, at: state, time: time) + outline
  }

  /// What is on the screen.
  func inside(of recording: PanelRecording, at state: PanelState, time: Time) -> [Layer] {
    let views = AppViews(stage: stage, canvas: canvas, recording: recording, state: state)
    let keyboard = KeyboardLayers(recording: recording, state: state, canvas: canvas, colors: colors)
    return stage.surroundings(on: canvas) + ground(of: views) + views.layers + keyboard.layers
      + stage.alert(opacity: alerts.opacity(at: time), on: canvas) + system
      + (showsTaps ? fingers(of: recording, at: time) : [])
  }

  private var colors: AppColors { AppColors(palette) }

  private var canvas: PhoneCanvas { PhoneCanvas(origin: origin, zoom: zoom, visible: visible) }

  private var stage: Stage { Stage(screen: screen, window: window, colors: colors) }

  /// What is seen where no view is: behind a sheet the app that presents it.
  private func ground(of views: AppViews) -> [Layer] {
    guard !views.coverTheStage else { return [] }
    let (frame, canvas) = (stage.frame, canvas.within(stage.frame, radius: stage.cornerRadius))
    if views.haveACard { return stage.otherApp(frame, on: canvas) }
    return canvas.layers("backdrop", Ground(size: frame.size, color: colors.backdrop), box: frame)
  }

  /// Drawn by the system over everything: status bar and home indicator.
  private var system: [Layer] {
    let status = StatusBar(screen: screen, ink: colors.ink)
    return (status.box.map { canvas.layers("status-bar", status, box: $0) } ?? [])
      + (HomeIndicator(screen, ink: colors.ink).map { canvas.layers("home-indicator", $0, box: $0.frame) } ?? [])
  }

  private func fingers(of recording: PanelRecording, at time: Time) -> [Layer] {
    let taps = recording.touches.flatMap { touch in
      TapMark(touch, at: time, colors: colors).map { mark in
        canvas.layers(
          "tap", TapMark.atRest(colors), box: TapMark.box(around: touch.place, scale: mark.scale),
          opacity: mark.strength, scale: mark.scale, isCached: false)
      } ?? []
    }
    return taps
      + recording.drags.flatMap { drag in
        DragMark(drag, at: time, colors: colors).map {
          canvas.layers("drag", $0, box: $0.box(around: drag.heldPlace(at: time)), isCached: false)
        } ?? []
      }
  }

  /// The device around the screen, over all that is on it. In four parts of one picture, so that copying it leaves out the middle of the screen.
  var outline: [Layer] {
    let picture = DeviceOutline(screen, palette: palette)
    let whole = DeviceOutline.box(of: screen)
    let frame = cropped(whole)
    let key = Layer.Key(Self.deviceRole, variant: AnyHashableSendable(picture))
    return DeviceOutline.edges(of: screen).compactMap { $0.intersection(frame) }.map { part in
      Layer(
        key: key, box: canvas.canvasRect(whole), clip: canvas.canvasRect(part), zoom: zoom, items: { picture.items })
    }
  }

  /// A crop cuts the device where it cuts the screen; at the screen's own edges the bezel stays whole.
  private func cropped(_ box: Rect) -> Rect {
    let left = visible.minX > 0 ? visible.minX : box.minX
    let top = visible.minY > 0 ? visible.minY : box.minY
    let right = visible.maxX < screen.size.width ? visible.maxX : box.maxX
    let bottom = visible.maxY < screen.size.height ? visible.maxY : box.maxY
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// One colour.
struct Ground: Picture {
  let size: Size
  let color: Color

  var items: [Item] { [.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), color)] }
}
