import Curve7Kit

extension Context {
  /// The bytes of a file, or why there are none.
  func input(_ path: String) throws(UnusableInput) -> InputFile {
    do throws(SourceReadError) {
      return try InputFile(path, on: console)
    } catch {
      complain("curve7: \(error.words(path: path).shown)")
      throw UnusableInput(code: .noInput)
    }
  }

  /// Refuses a table of positions of which only a part was read.
  func checkSize(of table: InputFile) throws(UnusableInput) {
    guard table.isTooLarge else { return }
    complain("curve7: '\(table.path.shown)' is larger than \(SourceLimits.fileSize / 1024) KiB; cut it to the moves")
    throw UnusableInput(code: .badInput)
  }

  /// Writes the timeline that shows a table of positions beside curve 7 to a file, or prints it.
  func importPositions(_ table: InputFile, _ arguments: Arguments, to file: String?) throws -> ExitCode {
    try checkSize(of: table)
    let imported = table.timelineText(options: PositionOptions.values(arguments))
    complain(about: imported.report)
    guard let text = imported.text else { throw UnusableInput(code: .badInput) }
    if let file {
      try write(text, to: file)
    } else {
      try print(lines: [text])
    }
    say("the timeline reads '\(table.tableName.shown)' from its own folder")
    return .done
  }
}
