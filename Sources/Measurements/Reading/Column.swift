/// What a column of a file of positions holds.
struct Column: Hashable {
  enum Content: Hashable {
    case time, frame, keyboardTop, keyboardHeight, edge, panel
    /// Of a trace, or unknown.
    case other
  }

  var content: Content
  var unit: Unit?

  enum Unit: Hashable {
    case seconds, milliseconds, points, pixels
  }

  /// Reads a name loosely: `time`, `t (ms)`, `keyboard_top_pt`, `Keyboard height [px]`, `edge_bottom_pt`, `view bottom`.
  init(named name: String) {
    var words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // `composer.bottom_pt` is an element's own column of a trace.
    guard !name.contains(".") else {
      (content, unit) = (.other, nil)
      return
    }
    if let last = words.last, let unit = Self.units[last], words.count > 1 || Self.timeWords[last] != nil {
      self.unit = unit
      if words.count > 1 { words.removeLast() }
    } else {
      unit = nil
    }
    content = Self.content(of: words)
  }

  init(_ content: Content, _ unit: Unit? = nil) {
    self.content = content
    self.unit = unit
  }

  private static let units: [String: Unit] = [
    "s": .seconds, "sec": .seconds, "secs": .seconds, "second": .seconds, "seconds": .seconds,
    "ms": .milliseconds, "msec": .milliseconds, "millisecond": .milliseconds, "milliseconds": .milliseconds,
    "pt": .points, "pts": .points, "point": .points, "points": .points,
    "px": .pixels, "pixel": .pixels, "pixels": .pixels,
  ]

  /// Units that are a column's whole name.
  private static let timeWords: [String: Unit] = units.filter { $0.value == .seconds || $0.value == .milliseconds }

  private static func content(of words: [String]) -> Content {
    let words = Set(words)
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
    if has("gap") { return .other }
    if has("frame", "frames") && !has("keyboard", "kb", "view", "edge") { return .frame }
    if has("n", "index", "i"), words.count == 1 { return .frame }
    if has("time", "t", "timestamp", "clock") || words.count == 1 && words.allSatisfy({ timeWords[$0] != nil }) {
      return .time
    }
    if has("panel", "series", "device", "name") { return .panel }
    if has("edge", "view", "bar", "composer", "bottom") && !has("keyboard", "kb", "inset") { return .edge }
    if has("height", "h", "inset") { return .keyboardHeight }
    if has("keyboard", "kb", "top", "y", "keyboardtop", "keyboardy", "position", "progress", "p") {
      return .keyboardTop
    }
    if has("keyboardheight") { return .keyboardHeight }
    return .other
  }
}

extension Column.Content {
  var words: String {
    switch self {
    case .time: "time"
    case .frame: "frame"
    case .keyboardTop: "keyboard top"
    case .keyboardHeight: "keyboard height"
    case .edge: "edge"
    case .panel: "panel"
    case .other: "not read"
    }
  }
}
