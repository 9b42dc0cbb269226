import Curve7Kit

/// One file that differs, in a comment.
struct CommentSection {
  let comparison: Comparison
  let links: CommentPictures?

  init(_ comparison: Comparison, _ links: CommentPictures?) {
    self.comparison = comparison
    self.links = links
  }

  /// With everything, else without what is folded, else nil.
  func text(within room: Int) -> String? {
    let head = heading + expectations + table + pictures
    let full = head + details
    if full.utf16.count <= room { return full }
    let note = "\nMore was found than a comment has room for: see the report.\n"
    return head.utf16.count + note.utf16.count <= room ? head + note : nil
  }

  private var heading: String { "\n#### \(Markdown.code(comparison.path))\n\n" }

  private var change: RecordingChange? {
    switch comparison.outcome {
    case .motion(let diff): diff.change
    case .recordings(let diff): diff.change
    case .picture, .frames, .unchanged, .new, .gone, .notCompared: nil
    }
  }

  /// What changed, panel by panel.
  private var table: String {
    guard let change else { return comparison.sentences.prefix(20).map { "- \(Markdown.plain($0))\n" }.joined() }
    let circumstances = comparison.circumstances.map { "- \(Markdown.plain($0))\n" }.joined()
    let rows = change.changedPanels.map(PanelRow.init)
    guard !rows.isEmpty else { return circumstances }
    return circumstances
      + "\n| panel | what changed | how far view and keyboard are apart, over time |\n| --- | --- | --- |\n"
      + rows.map(\.text).joined()
  }

  private var expectations: String {
    let changed = comparison.changedExpectations
    guard !changed.isEmpty else { return "" }
    let lines = changed.map { "- \($0.mark) \(Markdown.plain($0.text))\n" }
    return lines.joined() + "\n"
  }

  private var pictures: String {
    guard let links, let pair = links.pairs[comparison.path] else { return "" }
    func image(_ name: PictureName, _ side: String) -> String {
      "![\(side)](<\(links.link.hasSuffix("/") ? links.link : links.link + "/")\(name.text)>)"
    }
    let moment = "at \(((pair.time.seconds * 1000).rounded() / 1000).decimalText) s"
    return "\n| before, \(moment) | after, \(moment) |\n| --- | --- |\n"
      + "| \(image(pair.before, "before")) | \(image(pair.after, "after")) |\n"
  }

  /// The notification logs, folded.
  private var details: String {
    (change?.changedPanels ?? []).filter { !$0.log.isSame && $0.log.words == nil }.map { panel in
      let summary = "\(panel.log.removed.count) gone, \(panel.log.added.count) new"
      return "\n<details><summary>Notifications in \(Markdown.html(panel.name)): \(summary)</summary>\n\n"
        + Markdown.block(panel.logLines, language: "diff") + "\n</details>\n"
    }.joined()
  }
}

extension ExpectationChange {
  /// Told by shape and not by colour alone.
  fileprivate var mark: String {
    guard let after else { return "➖" }
    return after.isMet ? "✅" : "❌"
  }
}
