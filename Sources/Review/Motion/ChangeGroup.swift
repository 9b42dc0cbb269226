import Measurements

/// Numbers of a panel that changed in the same way.
public struct ChangeGroup: Sendable {
  /// As in the trace.
  public private(set) var columns: [String]
  /// Without a subject: `starts 2 frames later, else the same motion`.
  public let sentences: [String]

  /// What they are called, both edges of an element as the element: `keyboard, composer`.
  public var words: String {
    var words: [String] = []
    for name in columns.map(ColumnName.init) {
      let word = name.isEdge && hasBothEdges(of: name.owner) ? name.owner : name.words
      if !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: ", ")
  }

  /// `keyboard, composer: rests 34 pt lower; …`
  public var text: String { "\(words): \(sentences.joined(separator: "; "))" }

  private func hasBothEdges(of owner: String) -> Bool {
    columns.contains("\(owner).top_pt") && columns.contains("\(owner).bottom_pt")
  }

  fileprivate mutating func add(_ column: String) { columns.append(column) }
}

extension RecordingChange.Panel {
  /// What moves otherwise, numbers that changed in the same way together. The tracked edge is left out where it is an
  /// element's own.
  public var groups: [ChangeGroup] {
    var groups: [ChangeGroup] = []
    for change in series where !change.isSame && !isNamedElsewhere(change) {
      if let place = groups.firstIndex(where: { $0.sentences == change.sentences }) {
        groups[place].add(change.name)
      } else {
        groups.append(ChangeGroup(columns: [change.name], sentences: change.sentences))
      }
    }
    return groups
  }

  private func isNamedElsewhere(_ change: SeriesChange) -> Bool {
    change.name == ColumnName.trackedEdge
      && series.contains {
        $0.name.hasSuffix(".bottom_pt") && $0.before == change.before && $0.after == change.after
      }
  }
}

/// A column of the trace, in words.
private struct ColumnName {
  static let trackedEdge = "edge_bottom_pt"

  /// The element's name; empty for the keyboard and the tracked edge.
  let owner: String
  private let part: String

  init(_ column: String) {
    let dot = column.lastIndex(of: ".")
    owner = dot.map { String(column[..<$0]) } ?? ""
    part = dot.map { String(column[column.index(after: $0)...]) } ?? column
  }

  var isEdge: Bool { part == "top_pt" || part == "bottom_pt" }

  var words: String {
    switch part {
    case "keyboard_top_pt": "keyboard"
    case Self.trackedEdge: "tracked edge"
    case "top_pt": "top of \(owner)"
    case "bottom_pt": "bottom of \(owner)"
    default: "\(part.split(separator: "_").dropLast().joined(separator: " ")) of \(owner)"
    }
  }
}
