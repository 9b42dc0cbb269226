import Foundation

/// Beside the test bundle, where the package manager puts both.
enum BuiltCommand {
  static let url = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("curve7")

  static var exists: Bool { FileManager.default.isExecutableFile(atPath: url.path) }
}
