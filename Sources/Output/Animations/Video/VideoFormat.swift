import Units

/// The sorts of video that ffmpeg makes.
public enum VideoFormat: String, Sendable {
  case mp4
  case webm

  /// What ffmpeg is told: pictures of the stream on its standard input become frames as they are, each once; colors
  /// as BT.709 has them; nothing in the file that depends on the moment or on the number of processors.
  ///
  /// Without `-xerror` it ends with 0 even when the disk is full. A path with `file:` before it is never taken for an option or another protocol.
  func arguments(rate: FrameRate, path: String) -> [String] {
    let colors = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    let exact = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1", "-threads", "2"]
    return [
      "-hide_banner", "-nostats", "-loglevel", "error", "-nostdin", "-xerror", "-y", "-f", "matroska", "-i", "pipe:0",
    ]
      + ["-fps_mode", "passthrough", "-enc_time_base", "1/\(rate.framesPerSecond)"]
      + ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int+bitexact,format=yuv420p"]
      + colors + exact + codec + container(rate) + ["-f", rawValue, "file:\(path)"]
  }

  /// Of R1 (`timelines/bench`: 120 frames, 47 of them different, 2004×1344 px) on two processors:
  /// h264 2.2 s and 156 kB (5.4 s and 142 kB from all frames at a constant rate), VP9 with `-cpu-used` 3 4.5 s and
  /// 155 kB, with 5 4.4 s and 197 kB (15 s and 199 kB at a constant rate). Of R2, where all frames differ, VP9 takes
  /// 20 s for 399 kB with 3, 22 s for 511 kB with 5, and 9 s for 628 kB in its real-time mode.
  ///
  /// Frames that refer to later ones are left out of h264: MP4 then forgets how long the last picture stays.
  private var codec: [String] {
    switch self {
    case .mp4: ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-bf", "0"]
    case .webm:
      ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "3", "-row-mt", "1"]
    }
  }

  private func container(_ rate: FrameRate) -> [String] {
    switch self {
    case .mp4: ["-video_track_timescale", "\(rate.framesPerSecond)", "-movflags", "+faststart"]
    case .webm: []
    }
  }
}
