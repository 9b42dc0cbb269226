import Foundation

/// What a script of the shell printed, and what it ended with.
struct ScriptRun {
  let code: Int32
  /// Both streams, as a log has them.
  let log: String

  /// The top of this project.
  static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `bash` in a folder as a workflow does; of this process's environment it has the path and nothing of a
  /// workflow around the tests.
  init(_ arguments: [String], in folder: String, environment: [String: String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let own = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GITHUB_") }
    process.environment = own.merging(["CURVE7": BuiltCommand.url.path]) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    (process.standardOutput, process.standardError, process.standardInput) = (output, output, FileHandle.nullDevice)
    try process.run()
    log = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }
}
