import Foundation
import Testing

/// What `ffprobe` and `ffmpeg` say of a video file.
struct ProbedVideo {
  let path: String

  /// `key=value` lines of the picture stream.
  func stream() throws -> [String: String] {
    let entries = "stream=codec_name,width,height,pix_fmt,color_space,color_transfer,color_primaries,color_range"
    return try fields(["-show_entries", entries])
  }

  /// Seconds.
  func duration() throws -> Double {
    try #require(Double(try fields(["-show_entries", "format=duration"])["duration"] ?? ""))
  }

  /// When each picture comes, in seconds.
  func times() throws -> [Double] {
    let text = try run("ffprobe", ["-v", "error", "-show_entries", "frame=pts_time", "-of", "csv=p=0", path])
    return String(decoding: text, as: UTF8.self).split(separator: "\n").compactMap {
      Double($0.split(separator: ",")[0])
    }
  }

  /// Red, green and blue of all pictures, one after the other.
  func pixels() throws -> [UInt8] {
    [UInt8](
      try run(
        "ffmpeg",
        ["-v", "error", "-nostdin", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo"]
          + ["-vf", "scale=in_color_matrix=bt709:in_range=tv", "-pix_fmt", "rgb24", "-"]))
  }

  private func fields(_ arguments: [String]) throws -> [String: String] {
    let text = try run("ffprobe", ["-v", "error"] + arguments + ["-of", "default=noprint_wrappers=1", path])
    let pairs = String(decoding: text, as: UTF8.self).split(separator: "\n").map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program); scripts/setup --tests installs it")
    return data
  }
}
