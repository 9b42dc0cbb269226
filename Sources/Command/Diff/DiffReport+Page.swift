import Curve7Kit

extension DiffReport {
  /// The report as one file for a browser. Of what differs both sides are drawn, as long as there is room.
  func page() throws -> ReviewPage {
    var camera = PageCamera()
    return ReviewPage(
      title: "Curve7 review", tool: "Curve7 \(Version.text)", before: before, after: after, verdict: verdict,
      comparisons: try comparisons.map { try $0.page(&camera) })
  }
}

extension Comparison {
  fileprivate func page(_ camera: inout PageCamera) throws -> ReviewPage.Comparison {
    let empty = ReviewPage.Comparison(name: path, path: path, outcome: pageOutcome)
    guard !isSame else { return empty }
    var page = empty
    switch outcome {
    case .motion(let diff):
      page.name = diff.after.title
      page.circumstances = diff.circumstances
      page.panels = diff.change.panels.map(ReviewPage.Panel.init)
      page.expectations = diff.expectations.map(ReviewPage.Expectation.init)
      page.frames = try camera.frames(of: diff)
    case .recordings(let diff):
      page.circumstances = diff.circumstances
      page.panels = diff.change.panels.map(ReviewPage.Panel.init)
    case .picture(let diff):
      page.circumstances = sentences
      page.frames = camera.frames(of: [diff.pair], rate: nil)
    case .frames(let diff):
      page.circumstances = sentences
      page.frames = camera.frames(of: diff.frames, rate: 60)
    case .new(let failing): page.circumstances = failing
    case .unchanged, .gone, .notCompared: break
    }
    if page.frames == nil, camera.isFull { page.circumstances.append(PageCamera.fullWords) }
    return page
  }

  private var pageOutcome: ReviewPage.Comparison.Outcome {
    switch outcome {
    case .unchanged: .same
    case .new: .new
    case .gone: .gone
    case .notCompared(let reason, _): .notCompared(reason)
    case .motion, .recordings, .picture, .frames: isSame ? .same : .different
    }
  }
}

extension ReviewPage.Panel {
  fileprivate init(_ panel: RecordingChange.Panel) {
    self.init(
      name: panel.name, caption: panel.caption,
      changes: panel.groups.map { ReviewPage.Change($0) } + panel.otherChanges,
      log: ReviewPage.LogLine.lines(from: panel.log.before, to: panel.log.after),
      series: panel.series.filter { !$0.isSame || $0.name == TraceColumn.keyboardTop }.map(ReviewPage.Series.init))
  }
}

extension ReviewPage.Change {
  fileprivate init(_ group: ChangeGroup) {
    self.init(subject: group.words, columns: group.columns, sentences: group.sentences)
  }
}

extension RecordingChange.Panel {
  /// What is about no single column.
  fileprivate var otherChanges: [ReviewPage.Change] {
    let gap = ReviewPage.Change(
      subject: "gap", columns: [], sentences: [gapWords])
    let log = log.words.map { ReviewPage.Change(subject: "notifications", columns: [], sentences: [$0]) }
    return (hasSameGap ? [] : [gap]) + [log].compactMap { $0 }
  }
}

extension ReviewPage.Series {
  fileprivate init(_ change: SeriesChange) {
    let words = ColumnWords(change.name)
    self.init(
      column: change.name, name: words.name, isDownward: words.isDownward, note: words.note,
      before: change.before?.samples, after: change.after?.samples)
  }
}

extension Positions {
  /// Sixty a second, as fine as a screen of the page shows them.
  fileprivate var samples: ReviewPage.Series.Samples {
    let known = Dictionary(zip(times.map { Int(($0 * 60).rounded(.down)) }, values)) { first, _ in first }
    let count = (known.keys.max() ?? -1) + 1
    return ReviewPage.Series.Samples(rate: 60, values: (0..<count).map { known[$0] })
  }
}

extension ReviewPage.Expectation {
  fileprivate init(_ change: ExpectationChange) {
    func result(_ side: CheckResult?) -> Result { side.map { $0.isMet ? .holds : .fails } ?? .absent }
    self.init(
      panel: change.panel, statement: change.statement, before: result(change.before), after: result(change.after),
      message: (change.after ?? change.before)?.message ?? "")
  }
}
