import Foundation

/// A comparison small enough for a test: one handler in step, one that is not.
enum SampleTimeline {
  static func text(expectation: String = "gap reaches -73.5pt tolerance 0.6pt") -> String {
    """
    timeline "Sample"
    device iphone-13
    duration 1s
    screen {
      scroll-view list { bubbles 4 }
      input-bar composer "Message"
    }
    handler right "notification" { observe will-change-frame; change constraint composer; animate notification }
    handler wrong "easeInOut" { observe will-change-frame; change constraint composer; animate ease-in-out 0.25s }
    at 0.2s tap composer
    compare right wrong
    expect right { gap within 0.5pt }
    expect wrong { \(expectation) }
    """
  }
}

/// A folder that goes away with the value that holds it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("curve7-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names in it or in a folder inside, sorted.
  func names(in folder: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }

  /// Writes a file and returns its path.
  func write(_ text: String, _ name: String) throws -> String {
    let file = "\(path)/\(name)"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
