import Curve7Kit

/// A report as a comment under a pull request.
struct DiffComment {
  private let report: DiffReport
  private let pictures: CommentPictures?

  init(_ report: DiffReport, _ pictures: CommentPictures?) {
    self.report = report
    self.pictures = pictures
  }

  /// Characters that a comment may have on GitHub ("Body is too long (maximum is 65536 characters)").
  static let longest = 65_536
  /// What the line about sections that were left out may take, and a line that a workflow puts below.
  private static let reserve = 600

  /// Markdown, never longer than ``longest``: sections that have no room are left out from the end, and counted.
  var text: String {
    var text = "### Curve7: \(Markdown.plain(report.verdict))\n\n"
    if report.different.isEmpty {
      text += "Keyboard and views move as before, the notifications are the same, and so are the expectations.\n"
    } else {
      text += "Before is \(Markdown.code(report.before)), after is \(Markdown.code(report.after)).\(failureWords)\n"
    }
    var left = ordered[...]
    while let comparison = left.first {
      let room = Self.longest - Self.reserve - text.utf16.count
      guard let section = CommentSection(comparison, pictures).text(within: room) else { break }
      text += section
      left = left.dropFirst()
    }
    if !left.isEmpty {
      text +=
        "\n\(left.count) more \(left.count == 1 ? "file" : "files") that changed, left out: a comment has no room.\n"
    }
    return text
  }

  /// Files in which an expectation fails now come first: they are what a reviewer has to see.
  private var ordered: [Comparison] {
    report.different.filter { $0.newFailures > 0 } + report.different.filter { $0.newFailures == 0 }
  }

  private var failureWords: String {
    let count = report.different.reduce(0) { $0 + $1.newFailures }
    return count == 0 ? "" : " **\(count) \(count == 1 ? "expectation fails" : "expectations fail") now.**"
  }
}
