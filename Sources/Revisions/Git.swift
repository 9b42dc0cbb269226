import Foundation

/// The `git` program, run in one folder. Nothing is written and nothing is asked.
struct Git: Sendable {
  /// An existing folder.
  let folder: String

  /// What a run prints; fails with git's own words when it ends with another code than 0.
  func run(_ arguments: [String]) throws(RevisionError) -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder, "--no-pager", "--literal-pathspecs"] + arguments
    process.environment = Self.environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw .noGit
    }
    // git says little about errors: less than a pipe holds, so that neither waits for the other.
    let printed = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    let said = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus != Self.noSuchProgram else { throw .noGit }
    guard process.terminationStatus == 0 else { throw .failed(Self.words(said)) }
    return [UInt8](printed)
  }

  /// The lines that a run prints.
  func lines(_ arguments: [String]) throws(RevisionError) -> [String] {
    String(decoding: try run(arguments), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// That of this process, without what git tells its hooks: the folder alone says which repository is meant.
  private static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !local.contains($0.key) }.merging(settings) { $1 }
  }

  /// Of `git rev-parse --local-env-vars` what leads to another repository or another place in it.
  private static let local: Set = [
    "GIT_DIR", "GIT_COMMON_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_IMPLICIT_WORK_TREE",
    "GIT_INTERNAL_SUPER_PREFIX", "GIT_NAMESPACE",
  ]

  /// English words, no locks, no password asked for.
  private static let settings = ["LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"]

  /// What `env` ends with when it does not find the program (POSIX, env, Exit Status).
  private static let noSuchProgram: Int32 = 127

  /// The first line, without git's `fatal: `.
  private static func words(_ said: Data) -> String {
    let line = String(decoding: said, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? "git failed"
    return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
  }
}
