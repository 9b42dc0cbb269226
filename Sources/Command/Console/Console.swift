import Curve7Kit
import Foundation

/// The streams and the surroundings of one run, so that a test can hold them.
public struct Console: Sendable {
  public var output: any TextSink
  public var errors: any TextSink
  /// Reads standard input to its end, or to one byte more than a timeline or a log may have.
  public var readInput: @Sendable () throws -> [UInt8]
  public var outputIsTerminal: Bool
  public var errorsAreTerminal: Bool
  /// Whether the environment asks for text without color.
  public var refusesColor: Bool

  public init(
    output: any TextSink, errors: any TextSink, readInput: @escaping @Sendable () throws -> [UInt8],
    outputIsTerminal: Bool = false, errorsAreTerminal: Bool = false, refusesColor: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.readInput = readInput
    self.outputIsTerminal = outputIsTerminal
    self.errorsAreTerminal = errorsAreTerminal
    self.refusesColor = refusesColor
  }

  /// What standard input gives.
  func input() throws(SourceReadError) -> [UInt8] {
    do {
      return try readInput()
    } catch {
      throw .unreadable(systemReason(for: error))
    }
  }

  /// The streams of this process.
  public static var process: Console {
    let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
    return Console(
      output: FileSink.standardOutput, errors: FileSink.standardError,
      readInput: readStandardInput,
      outputIsTerminal: FileSink.standardOutput.isTerminal, errorsAreTerminal: FileSink.standardError.isTerminal,
      refusesColor: !noColor.isEmpty)
  }
}

/// In pieces: a pipe gives what it has.
private func readStandardInput() throws -> [UInt8] {
  let limit = max(SourceLimits.fileSize, LogLimits.fileSize) + 1
  var bytes: [UInt8] = []
  while bytes.count < limit, let piece = try FileHandle.standardInput.read(upToCount: limit - bytes.count),
    !piece.isEmpty
  {
    bytes += piece
  }
  return bytes
}
