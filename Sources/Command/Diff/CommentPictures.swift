import Curve7Kit
import Foundation

/// Small pictures for a comment: of each timeline that moves otherwise, the frame in which it does most, before and
/// after.
struct CommentPictures {
  struct Pair: Sendable {
    let before: PictureName
    let after: PictureName
    let time: Time
  }

  private let folder: String
  /// What stands before the names in links: an address, or the folder.
  let link: String
  /// By path of the timeline.
  private(set) var pairs: [String: Pair] = [:]
  private var sheets: [PictureJob<FrameDrawing>.Sheet] = []

  private static let linkCharacters = CharacterSet.urlFragmentAllowed.union(CharacterSet(charactersIn: "%#[]"))

  /// Timelines that have pictures in one comment: more than are looked at.
  private static let most = 10

  init(_ report: DiffReport, in folder: String, link: String?) throws(DrawingError) {
    self.folder = folder
    // In a link nothing may end it (GitHub Flavored Markdown, section 6.6).
    self.link = (link ?? folder).addingPercentEncoding(withAllowedCharacters: Self.linkCharacters) ?? ""
    for (place, comparison) in report.different.prefix(Self.most).enumerated() {
      guard case .motion(let diff) = comparison.outcome, let frame = diff.worstFrame else { continue }
      let names = ["before", "after"].map {
        PictureName(["\(place + 1)", diff.after.name, $0], frame: frame, of: diff.after.frameCount)
      }
      let options = diff.pictureOptions
      sheets.append(.init(try FrameDrawing(diff.before, options: options), [(names[0], frame)]))
      sheets.append(.init(try FrameDrawing(diff.after, options: options), [(names[1], frame)]))
      pairs[comparison.path] = Pair(before: names[0], after: names[1], time: diff.after.time(ofFrame: frame))
    }
  }

  /// Writes the pictures; Ctrl-C ends it without leaving anything half-written.
  func draw() async throws {
    let job = PictureJob(sheets, folder: folder, version: Version.text)
    try await interruptible { try await job.run() }
  }
}

extension MotionDiff {
  /// Only the panels that changed, without plot and clock; all where none did by itself.
  var pictureOptions: DrawingOptions {
    let names = changedPanels.map(\.name)
    return DrawingOptions(
      scale: 1, theme: after.theme, panels: names.isEmpty ? nil : names, hasClock: false, hasPlot: false)
  }

  /// The frame of both in which some number is farthest from what it was.
  fileprivate var worstFrame: Int? {
    let worst = changedPanels.flatMap(\.series).compactMap(\.worst).max { abs($0.distance) < abs($1.distance) }
    let last = min(before.frameCount, after.frameCount) - 1
    guard last >= 0 else { return nil }
    return worst.map { min(last, max(0, Int(($0.time * Double(after.rate.framesPerSecond)).rounded()))) } ?? 0
  }
}
