import Foundation
import Keyboards
import Recordings
import Reports
import Units

/// What every transition posts under every system: the systems with equal logs together.
struct TransitionTable {
  struct Row {
    let file: TransitionFile
    let systems: [SystemProfile]
    /// Without the panel's own line, which names the system.
    let log: String
    let posts: [String]

    /// `iOS 5, iOS 6`; a run of systems that follow each other as `iOS 9 to 18`.
    var systemNames: String {
      let all = SystemCatalogue.standard.systems.map(\.id)
      var runs: [[SystemProfile]] = []
      for system in systems {
        let follows = runs.last?.last.map { all.firstIndex(of: $0.id).map { $0 + 1 } == all.firstIndex(of: system.id) }
        if follows == true { runs[runs.count - 1].append(system) } else { runs.append([system]) }
      }
      return runs.map { run in
        run.count < 3 ? run.map(\.name).joined(separator: ", ") : "\(run[0].name) to \(run[run.count - 1].name)"
      }.joined(separator: ", ")
    }
  }

  let rows: [Row]

  init(of file: TransitionFile) throws {
    var rows: [Row] = []
    for system in SystemCatalogue.standard.systems {
      let run = try file.run(under: system)
      let log = run.log.lines(.text).joined().split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
      if let place = rows.firstIndex(where: { $0.log == log }) {
        let row = rows[place]
        rows[place] = Row(file: file, systems: row.systems + [system], log: log, posts: row.posts)
      } else {
        rows.append(Row(file: file, systems: [system], log: log, posts: run.posts))
      }
    }
    self.rows = rows
  }

  /// Everything, for a golden.
  var text: String {
    "\(rows.first?.file.subject ?? "")\n" + rows.map { "\n\($0.systemNames)\n\($0.log)" }.joined()
  }

  /// Lines of a Markdown table: the names only, systems that differ in numbers alone together.
  var markdown: String {
    var merged: [(systems: [SystemProfile], posts: [String])] = []
    for row in rows {
      if let place = merged.firstIndex(where: { $0.posts == row.posts }) {
        merged[place].systems += row.systems
      } else {
        merged.append((row.systems, row.posts))
      }
    }
    let order = SystemCatalogue.standard.systems.map(\.id)
    return merged.enumerated().map { place, group in
      let systems = group.systems.sorted { (order.firstIndex(of: $0.id) ?? 0) < (order.firstIndex(of: $1.id) ?? 0) }
      let names = Row(file: rows[0].file, systems: systems, log: "", posts: []).systemNames
      let subject = place == 0 ? "\(rows[0].file.subject) [\(rows[0].file.name)]" : ""
      let posts = group.posts.isEmpty ? "nothing" : group.posts.joined(separator: " · ")
      return "| \(subject) | \(names) | \(posts) |\n"
    }.joined()
  }
}

extension TransitionFile {
  /// One entry for each moment at which something was posted: `WCF WH`.
  static func summary(of posts: [PanelRecording.Post]) -> [String] {
    var turns: [(time: Time, names: [String])] = []
    for post in posts {
      if turns.last?.time == post.time {
        turns[turns.count - 1].names.append(post.notification.name.short)
      } else {
        turns.append((post.time, [post.notification.name.short]))
      }
    }
    return turns.map { $0.names.joined(separator: " ") }
  }
}

extension KeyboardNotification.Name {
  /// As the fact sheet abbreviates them.
  fileprivate var short: String {
    switch self {
    case .willShow: "WS"
    case .didShow: "DS"
    case .willHide: "WH"
    case .didHide: "DH"
    case .willChangeFrame: "WCF"
    case .didChangeFrame: "DCF"
    }
  }
}
