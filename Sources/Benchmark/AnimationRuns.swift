import Curve7Kit
import Foundation

/// Animations of a reference job against the tools that others make them with.
struct AnimationRuns {
  let tool: String
  let folder: String
  let pairs: Int
  /// GIF has no room for more pictures a second than 50, so that both sides show every picture.
  private static let gifRate = 50

  func print(_ name: String, timeline: String) throws {
    let apng = try timed(timeline, "a.apng")
    Swift.print("  \(name) APNG  \(Spread(apng.times).text) ms, \(apng.size) bytes")
    try printWebP(name, timeline)
    if let ffmpeg = Self.ffmpeg { try printGIF(name, timeline, ffmpeg) }
  }

  /// libwebp alone gets the different pictures from memory.
  private func printWebP(_ name: String, _ timeline: String) throws {
    let drawing = try Self.drawing(timeline, rate: nil)
    var ratios: [Double] = []
    var ours = (times: [Double](), size: 0)
    for _ in 0..<pairs {
      let alone = try LibraryRun(drawing, file: "\(folder)/alone.webp").milliseconds
      ours = try timed(timeline, "a.webp", runs: 1)
      ratios.append(ours.times[0] / alone)
    }
    Swift.print(
      "  \(name) WebP  \(ours.times[0].brief) ms, \(ours.size) bytes, times libwebp alone \(Spread(ratios).text)")
  }

  private func printGIF(_ name: String, _ timeline: String, _ ffmpeg: String) throws {
    let pictures = "\(folder)/pictures.raw"
    let drawing = try Self.drawing(timeline, rate: FrameRate(Self.gifRate))
    try RawPictures(drawing).write(to: pictures)
    var ratios: [Double] = []
    var ours = (times: [Double](), size: 0)
    let target = "\(folder)/ffmpeg.gif"
    for _ in 0..<pairs {
      let theirs = try ProcessRun(
        [ffmpeg, "-v", "error", "-y", "-nostdin", "-f", "rawvideo", "-pix_fmt", "bgr0"]
          + ["-video_size", "\(drawing.width)x\(drawing.height)", "-framerate", "\(Self.gifRate)", "-i", pictures]
          + ["-filter_complex", Self.palette, target])
      ours = try timed(timeline, "a.gif", "--fps", "\(Self.gifRate)", runs: 1)
      ratios.append(ours.times[0] / theirs.milliseconds)
    }
    let bytes = Double(ours.size) / Double(try Self.size(of: target))
    Swift.print(
      "  \(name) GIF   \(ours.times[0].brief) ms, \(ours.size) bytes, times ffmpeg \(Spread(ratios).text), "
        + "bytes \((bytes * 1000).rounded() / 1000) of its")
  }

  /// One palette, no dither, changed rectangles.
  private static let palette =
    "[0:v]split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle"

  private func timed(
    _ timeline: String, _ name: String, _ options: String..., runs: Int? = nil
  ) throws -> (times: [Double], size: Int) {
    let path = "\(folder)/\(name)"
    let times = try (0..<(runs ?? pairs)).map { _ in
      try ProcessRun([tool, "render", timeline, "-o", path, "--quiet"] + options).milliseconds
    }
    return (times, try Self.size(of: path))
  }

  private static func drawing(_ timeline: String, rate: FrameRate?) throws -> FrameDrawing {
    guard var scenario = try loadScenario(fileAt: timeline).scenario else { throw BenchmarkError.timeline(timeline) }
    if let rate { scenario.rate = rate }
    return try FrameDrawing(scenario.simulate(), options: DrawingOptions(scale: 2, theme: scenario.theme))
  }

  private static func size(of path: String) throws -> Int {
    try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
  }

  /// Nil where it is not installed.
  private static var ffmpeg: String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/ffmpeg" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
