import Curve7Kit

/// What a verb can be told about a table of positions.
enum PositionOptions {
  static let rate = Option<Double>(
    positive: "fps", "frames a second: of numbered rows, or of the timeline", standard: "the file's")
  private static let tableRate = Option<Double>(
    positive: "fps", "frames a second, where rows are numbered", standard: "the file's")
  static let scale = Option<Double>(positive: "scale", "pixels a point, where the table is in pixels", standard: "1")
  static let screenHeight = Option<Double>(
    positive: "screen-height", "points, where the table has heights of the keyboard", standard: "844")

  static let specs = [rate.spec, scale.spec, screenHeight.spec]
  /// Of a verb that takes tables and no timelines.
  static let tableSpecs = [tableRate.spec, scale.spec, screenHeight.spec]

  /// The screen of the device that a timeline without one has (facts: keyboard-behaviour.md §14).
  private static let standardHeight = 844.0

  static func values(_ arguments: Arguments) -> MeasurementOptions {
    MeasurementOptions(
      framesPerSecond: arguments[rate], scale: arguments[scale],
      screenHeight: arguments[screenHeight] ?? standardHeight)
  }
}

extension Option where Value == Double {
  /// A number above 0, not absurdly large.
  fileprivate init(positive name: String, _ help: String, standard: String) {
    self.init(name, "N", help, standard: standard) { text throws(ValueError) in
      guard let number = Double(text), (0.001...100_000).contains(number) else {
        throw ValueError("'\(text)' is no number above 0; write one from 0.001 to 100000")
      }
      return number
    }
  }
}
