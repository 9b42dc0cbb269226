import Timelines

/// What a console log says about the keyboard.
public struct ConsoleLog: Sendable {
  /// In the order of the log.
  public var notifications: [LoggedNotification]
  /// In the order of the log.
  public var positions: [LoggedPosition]
  /// Lines with text in them that have nothing to do with the keyboard.
  public var unrelatedLines: Int
  /// The log itself, for showing the places of findings; its text is empty when it was refused.
  public var files: SourceFiles
  /// Everything that is wrong or doubtful, by position.
  public var diagnostics: [Diagnostic]

  /// Whether nothing could be read from it, which a finding explains.
  public var isEmpty: Bool { notifications.isEmpty && positions.isEmpty }
}

/// Reads what a log says about the keyboard. Never fails: what is wrong is in the result's diagnostics.
///
/// - Parameters:
///   - bytes: UTF-8; of a log that is too large, one byte more than is allowed is enough.
///   - path: the log as shown to people.
public func readConsoleLog(_ bytes: [UInt8], path: String) -> ConsoleLog {
  if let refusal = refusal(of: bytes) { return ConsoleLog(refusedAt: path, refusal) }
  var reader = LogReader(SourceFile(path: path, bytes: blankingControlSequences(in: bytes)))
  reader.readAll()
  return reader.log
}

/// Reads a log from disk. One that is too large is refused by its size, before it is read.
///
/// - Throws: why the file itself could not be read.
public func readConsoleLog(fileAt path: String) throws(SourceReadError) -> ConsoleLog {
  let bytes: [UInt8]
  do throws(SourceReadError) {
    bytes = try logBytes(fileAt: path)
  } catch {
    guard error == .tooLarge else { throw error }
    return ConsoleLog(refusedAt: path, .logTooLarge)
  }
  return readConsoleLog(bytes, path: path)
}

extension ConsoleLog {
  fileprivate init(refusedAt path: String, _ refusal: Diagnostic) {
    self.init(
      notifications: [], positions: [], unrelatedLines: 0, files: SourceFiles([SourceFile(path: path, text: "")]),
      diagnostics: [refusal])
  }
}
