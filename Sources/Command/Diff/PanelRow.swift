import Curve7Kit

/// A panel that changed, as a row of a comment's table: what changed, and how far the view was from the keyboard over
/// time, before and after.
struct PanelRow {
  private let panel: RecordingChange.Panel

  init(_ panel: RecordingChange.Panel) {
    self.panel = panel
  }

  var text: String {
    let log = panel.log.isSame ? [] : [panel.log.words ?? "other notifications, see below"]
    let changes = (panel.groups.map(\.text) + log).map(Markdown.plain).joined(separator: "<br>")
    return "| \(Markdown.code(panel.name, inTable: true)) | \(changes) | \(gap) |\n"
  }

  private var gap: String {
    let courses = [("before", panel.gapBefore), ("after", panel.gapAfter)]
    guard courses.contains(where: { !$0.1.deviations.isEmpty }) else { return "" }
    let top = max(1, courses.flatMap(\.1.deviations).max() ?? 1)
    return courses.map { name, course in
      "\(Markdown.code(Sparkline.text(course.deviations, top: top))) \(name): \(Markdown.plain(course.words))"
    }.joined(separator: "<br>")
  }
}
