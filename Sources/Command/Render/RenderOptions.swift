import Curve7Kit

/// Colors of what is rendered.
enum RenderTheme: String, CaseIterable, Sendable {
  case light, dark
  /// Both in one file.
  case auto

  /// What pictures of one theme are drawn in.
  var theme: Theme? { Theme(rawValue: rawValue) }
}

/// What `render` can be told.
enum RenderOptions {
  static let output = Option<String>(
    "output", letter: "o", "PLACE", "a folder, or a file whose ending says the format", standard: "output/NAME"
  ) { text throws(ValueError) in
    if text.isEmpty { throw ValueError("'' names no folder") }
    if RenderFormat.isUnknownFile(text) {
      let endings = RenderFormat.allCases.flatMap(\.endings).map { ".\($0)" }
      throw ValueError("'\(text)' is a format that is not written here; end it with \(enumeration(endings, "or"))")
    }
    return text
  }

  static let format = Option<[RenderFormat]>(
    "format", "NAMES",
    "what to write, several with commas: \(enumeration(RenderFormat.allCases.map(\.rawValue), "or"))", standard: "png"
  ) { text throws(ValueError) in
    var formats: [RenderFormat] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let format = RenderFormat(rawValue: word) else {
        let known = RenderFormat.allCases.map { "'\($0.rawValue)'" }
        throw ValueError("'\(word)' is not known here; write \(enumeration(known, "or"))")
      }
      if formats.contains(format) { throw ValueError("'\(word)' is named twice") }
      formats.append(format)
    }
    return formats
  }

  static let frames = Option<FrameSelection>(
    "frames", "SEL", "which frames: 12, 10..40, 0.2s..0.7s, 50%, worst, chapter:NAME, or a list with commas",
    standard: "all"
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
  static let theme = Option<RenderTheme>(
    choice: "theme", "NAME", "colors; with auto an svg is as its reader's system", standard: "the timeline's")
  static let text = Option<TextForm>(choice: "text", "FORM", "how an svg has its texts", standard: .text)

  static let specs = [
    output.spec, format.spec, frames.spec, scale.spec, rate.spec, jobs.spec, Option.panels.spec, theme.spec,
    text.spec,
  ]
}
