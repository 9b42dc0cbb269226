import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One whole run of a program: wall time and the most memory it held.
struct ProcessRun: Sendable {
  let milliseconds: Double
  /// Peak resident set, MiB.
  let peakMemory: Double

  /// Runs `arguments` with its output thrown away. Exits other than `exitCode` throw.
  init(_ arguments: [String], exitCode: Int32 = 0) throws(BenchmarkError) {
    let start = Self.now()
    let process = try Self.spawn(arguments)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .cannotRun(arguments) }
    }
    milliseconds = Self.now() - start
    peakMemory = Double(usage.ru_maxrss) / Self.memoryUnit
    guard status & 0x7F == 0, status >> 8 & 0xFF == exitCode else { throw .failed(arguments, status: status) }
  }

  #if canImport(Glibc)
    /// Linux counts KiB.
    private static let memoryUnit = 1024.0
  #else
    /// Darwin counts bytes.
    private static let memoryUnit = 1024.0 * 1024
  #endif

  private static func spawn(_ arguments: [String]) throws(BenchmarkError) -> pid_t {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let variables = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { (words + environment).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, arguments[0], &actions, nil, &words, &environment) == 0 else {
      throw .cannotRun(arguments)
    }
    return process
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Why a measurement could not be made.
enum BenchmarkError: Error, CustomStringConvertible {
  case cannotRun([String])
  case failed([String], status: Int32)
  case timeline(String)
  case equalPicturesDiffer
  case usage

  var description: String {
    switch self {
    case .cannotRun(let arguments): "cannot run '\(arguments.joined(separator: " "))'"
    case .failed(let arguments, let status): "'\(arguments.joined(separator: " "))' ended with status \(status)"
    case .timeline(let path): "'\(path)' is no timeline that can be drawn"
    case .equalPicturesDiffer: "two equal pictures were not found equal"
    case .usage: "usage: curve7-bench CURVE7 FOLDER [PAIRS]"
    }
  }
}
