import Measurements

/// What a column of the trace is called in a sentence.
public struct ColumnWords: Hashable, Sendable {
  /// `bottom of composer`; without a capital.
  public let name: String
  /// Whether the number is a height on the screen counted from its top, so that less is higher.
  public let isDownward: Bool
  /// What its numbers mean, where that is not plain; else empty.
  public let note: String

  public init(_ column: String) {
    if let words = Self.columns[column] {
      self = words
      return
    }
    let dot = column.lastIndex(of: ".") ?? column.startIndex
    let element = String(column[..<dot])
    let part = String(column[dot...].drop { $0 == "." })
    guard !element.isEmpty, let words = TraceColumn.Part(rawValue: part).flatMap({ Self.parts[$0] }) else {
      self = ColumnWords(name: column, isDownward: false, note: "")
      return
    }
    self = ColumnWords(name: "\(words.name) of \(element)", isDownward: words.isDownward, note: words.note)
  }

  private init(name: String, isDownward: Bool, note: String) {
    self.name = name
    self.isDownward = isDownward
    self.note = note
  }

  private static let columns = [
    TraceColumn.keyboardTop: ColumnWords(name: "top of the keyboard", isDownward: true, note: ""),
    TraceColumn.edgeBottom: ColumnWords(
      name: "bottom of the tracked view", isDownward: true,
      note: "The tracked view is the one that is meant to follow the keyboard."),
    TraceColumn.gap: ColumnWords(
      name: "gap", isDownward: false,
      note: "The keyboard's top minus the view's bottom edge: 0 in step, negative covered, positive a hole."),
    TraceColumn.gapCounts: ColumnWords(
      name: "whether the gap counts", isDownward: false,
      note: "1 while the keyboard is on screen or the view is off its rest, else 0."),
  ]

  private static let parts: [TraceColumn.Part: ColumnWords] = [
    .top: ColumnWords(name: "top", isDownward: true, note: ""),
    .bottom: ColumnWords(name: "bottom", isDownward: true, note: ""),
    .contentOffset: ColumnWords(
      name: "scroll position", isDownward: false, note: "contentOffset.y: more is scrolled further down."),
    .contentInset: ColumnWords(
      name: "bottom inset", isDownward: false, note: "contentInset.bottom, as the app set it."),
    .adjustedInset: ColumnWords(
      name: "adjusted bottom inset", isDownward: false,
      note: "adjustedContentInset.bottom, with what the system adds."),
    .indicatorInset: ColumnWords(
      name: "scroll indicator's bottom inset", isDownward: false,
      note: "verticalScrollIndicatorInsets.bottom, as the app set it."),
  ]
}
