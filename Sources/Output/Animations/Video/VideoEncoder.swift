import Drawing
import Foundation
import Units

/// Writes a video with the `ffmpeg` program, which is fed through a pipe.
///
/// Each picture is handed over once, with its length. The last one is handed over again for its last frame: how long
/// a video's last picture stays is lost on the way through some encoders, unless it is one frame.
public final class VideoEncoder: AnimationEncoder {
  public let file: StagedFile
  private let program: FedProgram
  private let stream: PictureStream
  private let lengths: [Int]
  private var picture = 0
  private var frame = 0

  private static let programName = "ffmpeg"
  /// H.264 level 6.2 and VP9 level 6.2 go to 8192×4352 and 16384×8704; larger pictures are encoded, but few play them.
  private static let largestSide = 16384
  /// How many of its last lines a message repeats.
  private static let saidLines = 3

  /// Starts ffmpeg. Throws ``AnimationError``, where it is not installed for one.
  public convenience init(_ format: VideoFormat, _ showing: Showing, file: StagedFile) throws {
    try self.init(format, showing, file: file, environment: ProcessInfo.processInfo.environment)
  }

  /// - Parameter environment: says in `PATH` where programs are.
  init(_ format: VideoFormat, _ showing: Showing, file: StagedFile, environment: [String: String]) throws {
    try showing.check(for: format.rawValue, largestSide: Self.largestSide)
    guard let path = Self.find(in: environment["PATH"] ?? "") else {
      throw AnimationError.noProgram(Self.programName, format: format.rawValue)
    }
    self.file = file
    lengths = showing.lengths
    stream = PictureStream(width: showing.width, height: showing.height, rate: showing.rate)
    // It would write its own log.
    let environment = environment.filter { $0.key != "FFREPORT" }.merging(["AV_LOG_FORCE_NOCOLOR": "1"]) { $1 }
    program = try FedProgram(
      path, format.arguments(rate: showing.rate, path: file.hiddenPath), environment: environment,
      errors: try file.makeScratch())
  }

  public func append(_ pixels: PixelView) throws {
    let length = lengths[picture]
    picture += 1
    do {
      if picture == 1 { try stream.withHeader(program.feed) }
      if picture == lengths.count, length > 1 {
        try write(pixels, length: length - 1)
        try write(pixels, length: 1)
      } else {
        try write(pixels, length: length)
      }
    } catch is ProgramGone {
      throw failure(program.endAfterLeaving())
    }
  }

  public func finish() async throws {
    let end = try await program.finish()
    guard end == .code(0) else { throw failure(end) }
    try file.measure()
  }

  public func discard() {
    program.kill()
    file.discard()
  }

  private func write(_ pixels: PixelView, length: Int) throws {
    try stream.write(pixels, at: frame, length: length, to: program.feed)
    frame += length
  }

  private func failure(_ end: ProgramEnd) -> AnimationError {
    .programFailed(Self.programName, end, said: program.said(lines: Self.saidLines))
  }

  private static func find(in path: String) -> String? {
    path.split(separator: ":").map { "\($0)/\(programName)" }.first { file in
      var status = stat()
      return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(file, X_OK) == 0
    }
  }
}
