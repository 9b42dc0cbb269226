import Keyboards
import Timelines
import Units

/// The device, the system and the clock that all panels share.
struct Stage {
  var device: Device
  var orientation: Orientation
  var system: SystemProfile
  var rate: FrameRate
  var theme: Theme
  /// Whether the app's window is not the screen.
  var hasWindow = false

  /// The screen turned the other way.
  var turned: Orientation { orientation == .portrait ? .landscape : .portrait }
  var metrics: ScreenMetrics { device.metrics(orientation, for: system) }
  var screen: DeviceScreen { device.screen(orientation) }
}

extension Resolver {
  /// What a timeline that names no device and no system plays on: the reference scene's screen (facts:
  /// keyboard-behaviour.md §14).
  static let defaultDevice = "iphone-13"

  mutating func resolveStage() -> Stage {
    Stage(
      device: resolveDevice(), orientation: resolveOrientation(),
      system: timeline.system.map { resolveSystem($0, over: .ios18) } ?? .ios18, rate: resolveRate(),
      theme: resolveTheme(), hasWindow: timeline.window != nil)
  }

  private mutating func resolveDevice() -> Device {
    let catalogue = DeviceCatalogue.standard
    let unknown = catalogue[Self.defaultDevice] ?? catalogue.devices[0]
    guard let id = timeline.device?.id else { return unknown }
    guard let device = catalogue[id.value] else {
      report(
        .unknownDevice, at: id.range, "there is no device '\(id.value)'",
        hint: Suggestion.hint(for: id.value, among: catalogue.devices.map(\.id)) ?? "'curve7 devices' lists them all")
      return unknown
    }
    return device
  }

  private mutating func resolveOrientation() -> Orientation {
    guard let word = timeline.device?.orientation else { return .portrait }
    return choose(word, .unknownOrientation, "orientation") ?? .portrait
  }

  private mutating func resolveTheme() -> Theme {
    guard let word = timeline.theme else { return .light }
    return choose(word, .unknownTheme, "theme") ?? .light
  }

  private mutating func resolveRate() -> FrameRate {
    guard let rate = timeline.rate else { return .sixty }
    if rate.value == rate.value.rounded(), abs(rate.value) < 1000, let known = FrameRate(Int(rate.value)) {
      return known
    }
    report(.rateRange, at: rate.range, "a frame rate is a whole number from 1 to 240, not \(rate.value.decimalText)")
    return .sixty
  }

  /// The system with its settings; a panel's is laid over the timeline's when it names the same system.
  mutating func resolveSystem(_ system: Timeline.System, over base: SystemProfile) -> SystemProfile {
    guard let named = SystemCatalogue.standard[system.id.value] else {
      report(
        .unknownSystem, at: system.id.range, "there is no system '\(system.id.value)'",
        hint: system.id.value.hasPrefix("ios-")
          ? "there are ios-5 to ios-18, and ios-26" : "write 'ios-' and the version, like ios-18")
      return base
    }
    var profile = named.id == base.id ? base : named
    for choice in system.choices { choice(&profile.settings) }
    if let duration = system.kindSwitchDuration {
      profile.settings.kindSwitchDuration = seconds(duration, "a reported duration") ?? 0
    }
    if let delay = system.autoFillDelay { profile.settings.autoFillDelay = seconds(delay, "a delay") ?? 0 }
    if let duration = system.animatedScrollDuration {
      profile.settings.animatedScrollDuration = seconds(duration, "a duration") ?? 0
    }
    if let steps = system.thirdPartySteps { profile.settings.thirdPartySteps = self.steps(steps) }
    return profile
  }

  private mutating func steps(_ count: Located<Double>) -> Int {
    if let steps = [1, 2, 3].first(where: { Double($0) == count.value }) { return steps }
    report(
      .countRange, at: count.range,
      "a third-party keyboard announces itself in 1, 2 or 3 steps, not \(count.value.decimalText)")
    return 2
  }

  private mutating func standardDuration(rate: FrameRate, cues: [ResolvedCue]) -> Time {
    let ends = cues.map { cue in
      if case .drag(let drag) = cue.action { cue.time + drag.duration } else { cue.time }
    }
    let duration = (ends.max() ?? .zero) + Time(seconds: 0.8)
    if let last = cues.last, duration.seconds * Double(rate.framesPerSecond) > Double(Limits.frames) {
      report(
        .durationRange, at: last.source.time.range,
        "with this cue the timeline lasts \(duration.seconds.decimalText)s, "
          + "which at \(rate.framesPerSecond) fps is more than \(Limits.frames) frames",
        hint: "let it come earlier, or write a lower 'fps'")
    }
    return duration
  }

  /// The timeline's own duration, or 0.8 s after the last cue and drag: the keyboard's half second and a moment of rest.
  mutating func resolveDuration(rate: FrameRate, cues: [ResolvedCue]) -> Time {
    guard let duration = timeline.duration else {
      return standardDuration(rate: rate, cues: cues)
    }
    let frames = duration.value * Double(rate.framesPerSecond)
    guard duration.value > 0, frames <= Double(Limits.frames) else {
      let longest = Double(Limits.frames) / Double(rate.framesPerSecond)
      report(
        .durationRange, at: duration.range,
        duration.value > 0
          ? "\(duration.value.decimalText)s at \(rate.framesPerSecond) fps is more than \(Limits.frames) frames"
          : "a duration is above 0s, not \(duration.value.decimalText)s",
        hint: duration.value > 0 ? "write \(longest.decimalText)s or less, or a lower 'fps'" : "write more than 0s")
      return Time(seconds: 1)
    }
    guard frames.rounded() >= 1 else {
      report(
        .durationRange, at: duration.range, "\(duration.value.decimalText)s is shorter than one frame",
        hint: "a frame lasts 1s / \(rate.framesPerSecond)")
      return Time(seconds: 1)
    }
    return Time(seconds: duration.value)
  }
}
