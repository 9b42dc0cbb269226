/// A remark that GitHub shows at lines of a pull request when a workflow prints it.
///
/// The form and its escapes are those of "Workflow commands for GitHub Actions" and of `command.ts` in
/// `actions/toolkit`.
public struct GitHubAnnotation: Hashable, Sendable {
  public enum Level: String, Hashable, Sendable {
    case error, warning, notice
  }

  /// How many of one level GitHub shows from one step ("Annotation limits" of `actions/toolkit`).
  public static let mostInAStep = 10

  public var level: Level
  public var file: String
  /// From 1.
  public var lines: ClosedRange<Int>
  public var column: Int?
  public var title: String
  public var message: String

  public init(
    _ level: Level, file: String, lines: ClosedRange<Int>, column: Int? = nil, title: String, message: String
  ) {
    self.level = level
    self.file = file
    self.lines = lines
    self.column = column
    self.title = title
    self.message = message
  }

  /// No more than GitHub shows; the last then says how many there were.
  public static func shown(_ all: [GitHubAnnotation]) -> [GitHubAnnotation] {
    guard all.count > mostInAStep else { return all }
    var shown = Array(all.prefix(mostInAStep))
    shown[shown.count - 1].message += "\nand \(all.count - shown.count) more places that are not marked"
    return shown
  }

  /// One line, with its end.
  public var line: String {
    let end = lines.count > 1 ? ",endLine=\(lines.upperBound)" : ""
    let column = column.map { ",col=\($0)" } ?? ""
    return "::\(level.rawValue) file=\(file.property),line=\(lines.lowerBound)\(end)\(column)"
      + ",title=\(title.property)::\(message.data)\n"
  }
}

extension String {
  fileprivate var data: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A"]) }

  fileprivate var property: String { escaped(["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"]) }

  private func escaped(_ escapes: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let escape = escapes[scalar] { text += escape } else { text.unicodeScalars.append(scalar) }
    }
  }
}
