import Curve7Kit

/// What `render` can be told.
enum RenderOptions {
  static let output = Option<String>(
    "output", letter: "o", "FOLDER", "where the frames go", standard: "output/NAME"
  ) { text throws(ValueError) in
    if text.isEmpty { throw ValueError("'' names no folder") }
    if text.hasSuffix(".png") { throw ValueError("'\(text)' is named like a file; the frames go to a folder") }
    return text
  }

  static let format = Option<RenderFormat>(choice: "format", "NAME", "what to write", standard: .png)

  static let frames = Option<FrameSelection>(
    "frames", "SEL", "which frames: 12, 10..40, 0.2s..0.7s, 50%, worst, or a list with commas", standard: "all"
  ) { text throws(ValueError) in
    do throws(FrameSelectionError) {
      return try FrameSelection(parsing: text)
    } catch {
      throw ValueError(error.description)
    }
  }

  static let scale = Option<Int>(number: "scale", in: DrawingOptions.scales, "pixels a point", standard: "2")
  static let rate = Option<FrameRate>.frameRate("frames a second", standard: "the timeline's")
  static let jobs = Option<Int>(number: "jobs", in: 1...64, "workers", standard: "one a processor")
  static let theme = Option<Theme>(choice: "theme", "NAME", "colors", standard: "the timeline's")

  static let specs = [
    output.spec, format.spec, frames.spec, scale.spec, rate.spec, jobs.spec, Option.panels.spec, theme.spec,
  ]
}

/// What `render` can write.
enum RenderFormat: String, CaseIterable, Sendable {
  /// One picture a frame, and a manifest.
  case png
}
