import Foundation

/// A program that is fed through its standard input. What it prints is thrown away, what it says as errors is kept in
/// a file, so that neither side can wait for the other for ever.
final class FedProgram {
  private let process: pid_t
  private var input: Int32
  private let errors: ScratchFile
  private var end: ProgramEnd?

  /// Starts the program at `path`; signals to this process's group do not reach it.
  init(_ path: String, _ arguments: [String], environment: [String: String], errors: ScratchFile) throws {
    self.errors = errors
    // A socket, since writing to one whose reader is gone need not raise a signal.
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.streamType, 0, &ends) == 0 else {
      throw AnimationError.cannotStart(path, reason: .last)
    }
    defer { close(ends[1]) }
    // The next program must not hold it open.
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    #if !canImport(Glibc)
      var on: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
    input = ends[0]
    do {
      process = try Self.spawn(path, arguments, environment, input: ends[1], errors: errors.descriptor)
    } catch {
      close(ends[0])
      throw error
    }
  }

  deinit {
    kill()
  }

  /// Hands bytes on, as fast as they are taken. Throws ``ProgramGone`` when nobody takes them any more, and when the
  /// task is cancelled.
  func feed(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      try Task.checkCancellation()
      let sent = send(input, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count, Self.sendFlags)
      if sent >= 0 {
        rest = rest.dropFirst(sent)
      } else if errno == EAGAIN || errno == EWOULDBLOCK || errno == ENOBUFS {
        var ready = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        // Milliseconds until the next look at whether the task is cancelled.
        poll(&ready, 1, 100)
      } else if errno != EINTR {
        throw ProgramGone()
      }
    }
  }

  /// Tells it that there is no more, and waits until it has ended.
  func finish() async throws -> ProgramEnd {
    closeInput()
    while !hasEnded { try await Task.sleep(for: .milliseconds(5)) }
    return end ?? .code(0)
  }

  /// How a program ended that takes nothing any more; one that goes on all the same for two seconds is killed.
  func endAfterLeaving() -> ProgramEnd {
    closeInput()
    for _ in 0..<200 where !hasEnded { usleep(10_000) }
    kill()
    return end ?? .signal(SIGKILL)
  }

  /// The last lines it said as errors.
  func said(lines limit: Int) -> [String] { errors.lastLines(limit) }

  /// Ends it, unless it has ended.
  func kill() {
    closeInput()
    guard !hasEnded else { return }
    Foundation.kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    end = ProgramEnd(status: status)
  }

  private var hasEnded: Bool {
    guard end == nil else { return true }
    var status: Int32 = 0
    if waitpid(process, &status, WNOHANG) == process { end = ProgramEnd(status: status) }
    return end != nil
  }

  private func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  #if canImport(Glibc)
    private static let streamType = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    private static let sendFlags = Int32(Int(MSG_DONTWAIT) | Int(MSG_NOSIGNAL))
  #else
    private static let streamType = SOCK_STREAM
    private static let sendFlags = MSG_DONTWAIT
  #endif
}

/// A program takes nothing any more.
struct ProgramGone: Error {}
