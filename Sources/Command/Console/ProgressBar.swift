/// How far a render is, drawn over itself on a terminal; nowhere else, and not when quiet.
struct ProgressBar: Sendable {
  private let sink: (any TextSink)?

  init(on context: Context) {
    sink = context.console.errorsAreTerminal && !context.isQuiet ? context.console.errors : nil
  }

  func show(_ done: Int, of total: Int) {
    let width = 30
    let filled = total > 0 ? done * width / total : width
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    write("\r\(bar) \(done) of \(total) frames")
  }

  /// Leaves an empty line for what comes next.
  func clear() {
    write("\r\u{1B}[K")
  }

  /// A terminal that is gone is no reason to stop.
  private func write(_ text: String) {
    try? sink?.write(text)
  }
}
