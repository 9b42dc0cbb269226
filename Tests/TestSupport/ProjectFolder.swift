import Foundation

/// A folder of this project whose files are tested one by one.
public struct ProjectFolder: Sendable {
  public let url: URL
  /// What the files' names end with; others are passed over.
  public let suffix: String

  /// Published dumps; `README.md` there names the source of each.
  public static let logs = ProjectFolder("Tests/Logs", suffix: ".log")
  public static let timelines = ProjectFolder("timelines", suffix: ".timeline")
  public static let transitions = ProjectFolder("timelines/transitions", suffix: ".timeline")

  private init(_ path: String, suffix: String) {
    url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
    self.suffix = suffix
  }

  /// Names of the files, those of inner folders too, in alphabetical order; what stands in a `stage` is only whole with
  /// the timelines that include it.
  ///
  /// - Throws: when there are none, since a test without arguments passes in silence.
  public func names() throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: url.path).filter {
      $0.hasSuffix(suffix) && !$0.contains("stage/")
    }
    guard !names.isEmpty else { throw CocoaError(.fileNoSuchFile) }
    return names.sorted()
  }

  public func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// A timeline with `system` in place of its own.
  public func text(of name: String, under system: String) throws -> String {
    let own = try String(contentsOfFile: path(of: name), encoding: .utf8)
    let text = own.replacingOccurrences(of: "system ios-18", with: "system \(system)")
    return text.contains("system \(system)") ? text : text + "system \(system)\n"
  }

  public func bytes(of name: String) throws -> [UInt8] { try Array(Data(contentsOf: url.appendingPathComponent(name))) }
}
