import Curve7Kit

/// What is written, and where: read from `-o` and `--format` together.
enum RenderPlace: Hashable, Sendable {
  /// Frames go to the folder itself, animations beside them under the timeline's name; nil is the timeline's own folder.
  case folder(String?, [RenderFormat])
  case file(String, RenderFormat)

  init(_ arguments: Arguments) throws(UsageErrors) {
    let formats = arguments[RenderOptions.format]
    let path = arguments[RenderOptions.output]
    guard let path, let named = RenderFormat(ofFile: path) else {
      self = .folder(path, formats ?? [.png])
      return
    }
    let format = formats?.first ?? named
    guard formats?.count ?? 1 == 1 else {
      throw Self.conflict("'-o \(path)' is one file; name a folder for several formats")
    }
    guard format.fits(path) else {
      throw Self.conflict("'\(path)' is no name for '\(format.rawValue)'; end it with '.\(format.endings[0])'")
    }
    self = .file(path, format)
  }

  private static func conflict(_ message: String) -> UsageErrors {
    UsageErrors(errors: [.conflict(message)], verb: "render")
  }

  /// What is written.
  private var formats: [RenderFormat] {
    switch self {
    case .folder(_, let formats): formats
    case .file(_, let format): [format]
    }
  }

  /// Refuses settings that a format has no use for.
  func check(_ arguments: Arguments) throws(UsageErrors) {
    let pictures = formats.filter { $0 != .svg }.map { "'\($0.rawValue)'" }
    if arguments[RenderOptions.theme] == .auto, let first = pictures.first {
      throw Self.conflict("\(first) has one theme; write '--theme light' or '--theme dark'")
    }
    if arguments[RenderOptions.text] != nil, pictures.count == formats.count, let first = pictures.first {
      throw Self.conflict("\(first) is made of pixels; '--text' is for 'svg'")
    }
  }

  /// Where results of a timeline go unless `-o` says otherwise.
  static func standardFolder(of scenario: Scenario) -> String { "output/\(scenario.name)" }
}
