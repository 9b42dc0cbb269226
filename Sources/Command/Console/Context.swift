/// What a verb runs in: the console and the settings that every verb has.
struct Context: Sendable {
  let console: Console
  let isQuiet: Bool
  /// Whether errors are colored.
  let colorsErrors: Bool

  init(_ console: Console, _ arguments: Arguments = Arguments()) {
    self.console = console
    isQuiet = arguments.has(CommonOptions.quiet)
    switch arguments[CommonOptions.color] ?? .auto {
    case .auto: colorsErrors = console.errorsAreTerminal && !console.refusesColor
    case .always: colorsErrors = true
    case .never: colorsErrors = false
    }
  }

  /// Prints a result, with a line end.
  func print(_ text: String) throws(SinkError) {
    try console.output.write(text + "\n")
  }

  /// Prints lines that bring their own ends, in pieces of 64 KiB and more.
  func print(lines: some Sequence<String>) throws(SinkError) {
    var piece = ""
    for line in lines {
      piece += line
      guard piece.utf8.count >= 1 << 16 else { continue }
      try console.output.write(piece)
      piece = ""
    }
    try console.output.write(piece)
  }

  /// Prints what a test found. A reader that is gone must not change what the test ends with.
  func print(results: some Sequence<String>) throws(SinkError) {
    do throws(SinkError) {
      try print(lines: results)
    } catch {
      if error != .closed { throw error }
    }
  }

  /// Says something beside the results; nothing when quiet.
  func say(_ text: String) {
    if !isQuiet { complain(text) }
  }

  /// Says what is wrong. A closed error stream must not hide the exit code, so its own failure is let go.
  func complain(_ text: String) {
    try? console.errors.write(text + "\n")
  }
}
