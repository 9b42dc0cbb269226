import Foundation

/// A chromedriver on a free port of this machine, which ends with the test.
final class DriverProcess {
  private let shell = Process()
  private let output = Pipe()
  private var driver: Int32?

  init() throws {
    guard let driver = Self.found("chromedriver", in: Self.folders) else { throw BrowserError.missing }
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", Self.watch, driver]
    shell.standardInput = FileHandle.nullDevice
    shell.standardOutput = output
    shell.standardError = FileHandle.nullDevice
    try shell.run()
  }

  /// Says who it is and ends chromedriver when the process of the tests is gone: that may be killed.
  private static let watch = """
    "$0" --port=0 &
    driver=$!
    echo "driver $driver,"
    while kill -0 "$PPID" && kill -0 $driver; do sleep 1; done
    kill -9 $driver
    """

  /// Waits until it says on its output where it listens.
  func start() throws -> LoopbackHTTP {
    var said = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BrowserError.silent }
      said += String(decoding: data, as: UTF8.self)
      driver = said.firstMatch(of: /driver (\d+),/).flatMap { Int32($0.output.1) }
      if let port = said.firstMatch(of: /on port (\d+)\./).flatMap({ UInt16($0.output.1) }), driver != nil {
        return LoopbackHTTP(port: port)
      }
    }
  }

  /// By a signal that cannot be blocked, as others are on the threads that start it.
  func end() {
    if let driver { kill(driver, SIGKILL) }
  }

  private static var folders: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map(String.init) + ["/usr/bin", "/opt/homebrew/bin", "/usr/local/bin"]
  }

  private static func found(_ name: String, in folders: [String]) -> String? {
    folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
