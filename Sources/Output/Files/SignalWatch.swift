import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// SIGINT, SIGTERM and SIGHUP as a stream of their numbers, in place of the end of the process.
struct SignalWatch {
  let signals: AsyncStream<Int32>
  private let source: any DispatchSourceRead
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Nil when the system has no pipe left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let (signals, received) = AsyncStream.makeStream(of: Int32.self)
    self.signals = signals
    source = DispatchSource.makeReadSource(fileDescriptor: ends[0])
    source.setEventHandler { [reading = ends[0]] in
      var number: UInt8 = 0
      if read(reading, &number, 1) == 1 { received.yield(Int32(number)) }
    }
    source.setCancelHandler { [ends] in ends.forEach { close($0) } }
    source.resume()
    signalPipe = ends[1]
    for number in Self.numbers { signal(number, noteSignal) }
  }

  /// Signals end the process again.
  func end() {
    for number in Self.numbers { signal(number, SIG_DFL) }
    signalPipe = -1
    source.cancel()
  }
}

/// Where the handler writes; the only thing it can know is a global. Set while no handler is installed.
nonisolated(unsafe) private var signalPipe: Int32 = -1

/// Does only what a signal handler may: one write. The next signal of the kind ends the process, so that nobody is
/// left waiting.
private func noteSignal(_ number: Int32) {
  signal(number, SIG_DFL)
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
}
