/// A signal asked the process to end: SIGINT (Ctrl-C), SIGTERM, or SIGHUP (its terminal is gone).
public struct Interruption: Error, Hashable, Sendable {
  public let signal: Int32

  /// What a shell makes of a process that the signal ended.
  public var exitCode: Int32 { 128 + signal }
}

/// Runs `work` so that SIGINT, SIGTERM and SIGHUP cancel it, wait for it to clean up, and throw ``Interruption``.
///
/// A second signal of the same kind ends the process at once. Not to be called twice at a time: signals are the whole
/// process's.
@discardableResult
public func interruptible<Success: Sendable>(
  _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  guard let watch = SignalWatch() else { return try await work() }
  defer { watch.end() }
  return try await interruptible(by: watch.signals, work)
}

/// The same with signals from elsewhere: a test cannot send itself real ones while other tests run in its process.
func interruptible<Success: Sendable>(
  by signals: AsyncStream<Int32>, _ work: @escaping @Sendable () async throws -> Success
) async throws -> Success {
  try await withThrowingTaskGroup(of: Success.self) { group in
    defer { group.cancelAll() }
    group.addTask(operation: work)
    group.addTask {
      for await number in signals { throw Interruption(signal: number) }
      throw CancellationError()
    }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}
