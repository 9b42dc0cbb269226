import Measurements
import Reports

/// Numbers of a panel that changed in the same way.
public struct ChangeGroup: Sendable {
  /// As in the trace.
  public private(set) var columns: [String]
  /// Without a subject: `starts 2 frames later, else the same motion`.
  public let sentences: [String]

  /// What they are called, both edges of an element as the element: `keyboard, composer`.
  public var words: String {
    var words: [String] = []
    for column in columns {
      let word = element(of: column) ?? (column == TraceColumn.keyboardTop ? "keyboard" : ColumnWords(column).name)
      if !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: ", ")
  }

  /// `keyboard, composer: rests 34 pt lower; …`
  public var text: String { "\(words): \(sentences.joined(separator: "; "))" }

  /// The element both of whose edges are here, of which the column is one.
  private func element(of column: String) -> String? {
    guard let dot = column.lastIndex(of: ".") else { return nil }
    let element = String(column[..<dot])
    let edges = [TraceColumn.Part.top, .bottom].map { $0.column(of: element) }
    return edges.contains(column) && edges.allSatisfy(columns.contains) ? element : nil
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
    change.name == TraceColumn.edgeBottom
      && series.contains {
        $0.name.hasSuffix(".\(TraceColumn.Part.bottom.rawValue)") && $0.before == change.before
          && $0.after == change.after
      }
  }
}
