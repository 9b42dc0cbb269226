import Foundation

/// A git repository in a folder of its own, removed with the value.
public final class ScratchRepository {
  public let path: String

  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("curve7-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
    try git("init", "-q", "-b", "main")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, its folders too.
  public func write(_ text: String, _ name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  public func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }

  /// Commits everything and returns the hash.
  @discardableResult
  public func commit(_ message: String = "change") throws -> String {
    try git("add", "-A")
    try git("-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "-q", "--allow-empty", "-m", message)
    return try git("rev-parse", "HEAD").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs git in the folder, without the settings of this machine's user.
  @discardableResult
  public func git(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", path] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ScratchError(arguments: arguments) }
    return String(decoding: data, as: UTF8.self)
  }
}

struct ScratchError: Error {
  let arguments: [String]
}
