import Curve7Kit

/// What a run of `diff` found.
struct DiffReport: Sendable {
  /// What the first side is called: a path, or `main (1a2b3c4)`.
  let before: String
  let after: String
  let comparisons: [Comparison]
  /// Whether files were compared with a revision, and not two inputs with each other.
  var comparesRevisions = false

  /// The highest code of any comparison: what could not be compared outweighs what differs.
  var exitCode: ExitCode {
    comparisons.map(\.exitCode).highest ?? .done
  }

  var different: [Comparison] { comparisons.filter { !$0.isSame } }

  /// `2 of 5 files differ from main (1a2b3c4)`
  var verdict: String {
    let (count, changed) = (comparisons.count, comparisons.count { $0.exitCode == .failed })
    let unknown = different.count - changed
    let said =
      count == 0
      ? "there is nothing to compare"
      : changed == 0
        ? "\(unknown == 0 ? "no file differs" : "no other file differs") from \(before)"
        : "\(changed) of \(count) \(count == 1 ? "file" : "files") \(changed == 1 ? "differs" : "differ") from \(before)"
    return unknown == 0 ? said : "\(unknown) could not be compared; \(said)"
  }

  /// The report in pieces that bring their own line ends.
  ///
  /// - Parameter pictures: for a comment, drawn already.
  func pieces(_ format: DiffFormat, _ pictures: CommentPictures?) throws -> [String] {
    switch format {
    case .text: text
    case .json: json
    case .junit: Array(junit.lines)
    case .github: annotations.map(\.line)
    case .markdown: [DiffComment(self, pictures).text]
    case .html: try page().pieces
    }
  }
}

/// How `diff` prints what it found.
enum DiffFormat: String, CaseIterable, Sendable {
  case text
  case json
  /// A comment for a pull request.
  case markdown
  case junit
  /// Annotations of a workflow.
  case github
  /// One file to look at in a browser.
  case html
}

extension Option where Value == DiffFormat {
  static let diffFormat = Option<DiffFormat>(choice: "format", "NAME", "how to print", standard: .text)
}
