import Foundation
import Synchronization

@testable import Command

/// What one run of the command wrote and returned.
struct CapturedRun {
  let code: Int32
  let output: String
  let errors: String

  /// Runs `curve7` in this process, as from a script: no terminal, no color.
  init(_ arguments: String..., input: String = "", output sink: (any TextSink)? = nil) async {
    await self.init(list: arguments, input: input, output: sink)
  }

  init(list arguments: [String], input: String = "", output sink: (any TextSink)? = nil) async {
    let memory = MemorySink()
    let errors = MemorySink()
    code = await runCurve7(
      arguments, console: Console(output: sink ?? memory, errors: errors, readInput: { Array(input.utf8) }))
    output = memory.text
    self.errors = errors.text
  }
}

/// Keeps what is written.
final class MemorySink: TextSink {
  private let written = Mutex("")

  var text: String { written.withLock { $0 } }

  func write(_ text: String) {
    written.withLock { $0 += text }
  }
}

/// Takes nothing.
struct FailingSink: TextSink {
  let error: SinkError

  func write(_ text: String) throws(SinkError) {
    throw error
  }
}
