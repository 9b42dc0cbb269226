import Timelines
import Units

extension Outline {
  mutating func add(_ direction: Direction, in scenario: Scenario) {
    line("direction")
    indented { out in
      for slow in direction.slowMotions { out.line("slow \(slow.speed.decimalText)x \(slow.span.dump)") }
      for pause in direction.pauses { out.line(pause.dump) }
      for zoom in direction.zooms { out.line("zoom \(zoom.subject.dump(in: scenario)) \(zoom.span.dump)") }
      for caption in direction.captions { out.line("caption \"\(caption.text)\" \(caption.span.dump)") }
      for mark in direction.marks {
        let panel = mark.panel.map { " in \($0)" } ?? ""
        out.line("\(mark.kind.dump(in: scenario))\(panel) \(mark.span.dump)")
      }
      for chapter in direction.chapters {
        out.line("chapter \(chapter.name) \"\(chapter.title)\" at \(chapter.time.dump)")
      }
      out.line("loop " + (direction.loops.map { "\($0) times" } ?? "forever"))
      if let width = direction.width { out.line("size \(width.points)") }
      out.line("style \(direction.style.rawValue) taps \(direction.showsTaps ? "on" : "off")")
      for role in ColorRole.allCases {
        if let color = direction.colors[role] { out.line("color \(role.rawValue) \(color.hexadecimal)") }
      }
    }
  }
}

extension Direction.Span {
  fileprivate var dump: String { "from \(start.dump)" + (end.map { " to \($0.dump)" } ?? "") }
}

extension Direction.Pause {
  fileprivate var dump: String {
    let place =
      switch moment {
      case .time(let time): time.dump
      case .worst(let panel): (["worst"] + [panel].compactMap { $0 }).joined(separator: " ")
      }
    return "\(showsGap ? "freeze" : "hold") \(place) for \(length.dump)"
  }
}

extension Direction.Zoom.Subject {
  fileprivate func dump(in scenario: Scenario) -> String {
    switch self {
    case .element(let id, let factor): "\(scenario.name(of: id)) \(factor.decimalText)x"
    case .rect(let rect): [rect.x, rect.y, rect.width, rect.height].map(\.points).joined(separator: " ")
    }
  }
}

extension Direction.Mark.Kind {
  fileprivate func dump(in scenario: Scenario) -> String {
    switch self {
    case .highlight(.keyboard): "highlight keyboard"
    case .highlight(.element(let id)): "highlight \(scenario.name(of: id))"
    case .measure(let from, let to): "measure \(from.dump(in: scenario)) to \(to.dump(in: scenario))"
    case .arrow(let from, let to): "arrow \(from.dump(in: scenario)) to \(to.dump(in: scenario))"
    case .note(let text, let edge): "note \"\(text)\" at \(edge.dump(in: scenario))"
    }
  }
}

extension Direction.Mark.Edge {
  fileprivate func dump(in scenario: Scenario) -> String {
    switch self {
    case .keyboardTop: "keyboard-top"
    case .top(let id): "top \(scenario.name(of: id))"
    case .bottom(let id): "bottom \(scenario.name(of: id))"
    }
  }
}

extension UInt32 {
  /// `#RRGGBB`
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: Swift.max(0, 6 - digits.count)) + digits
  }
}
