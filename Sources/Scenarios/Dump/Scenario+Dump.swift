import Keyboards
import Motion
import Units

extension Scenario {
  /// The scenario as text, every default shown: for goldens and for looking at.
  public var dump: String {
    var out = Outline()
    out.line("scenario \(name) \"\(title)\"")
    out.indented { out in
      out.line(
        "screen \(screen.deviceID) \(screen.orientation.rawValue) \(screen.size.width.decimalText)x"
          + "\(screen.size.height.decimalText) @\(screen.scale)x")
      out.line("rate \(rate.framesPerSecond) duration \(duration.seconds.decimalText)s frames \(frameCount)")
      out.line("theme \(theme.rawValue)")
      for screen in screens { out.add(screen, in: self) }
      for panel in panels { out.add(panel, in: self) }
      for cue in cues { out.line("at \(cue.time.seconds.decimalText)s \(cue.action.dump(in: self))") }
      for expectation in expectations { out.add(expectation, in: self) }
      if let direction { out.add(direction, in: self) }
    }
    return out.text
  }

  /// An element by its name, or by its number when it has none.
  func name(of id: ElementID) -> String {
    func find(in elements: [Element]) -> String? {
      for element in elements {
        if element.id == id { return element.name }
        if let name = find(in: element.children) { return name }
      }
      return nil
    }
    return find(in: screens.flatMap(\.allElements)) ?? "#\(id.index)"
  }
}

/// Lines with an indent of two spaces a level.
struct Outline {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func indented(_ body: (inout Outline) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
