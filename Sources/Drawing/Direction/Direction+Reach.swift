import Recordings
import Scenarios
import Units

extension Direction {
  /// Screen y of the highest of what is pointed out in a panel, which a picture has to show; infinite without any.
  func highestSubject(in panel: PanelRecording, states: [PanelState]) -> Double {
    let marked = marks.filter { $0.panel == nil || $0.panel == panel.name }.flatMap(\.kind.edges)
    let zoomed = zooms.compactMap { zoom -> Mark.Edge? in
      if case .element(let id, _) = zoom.subject { .top(id) } else { nil }
    }
    let places = (marked + zoomed).flatMap { edge in states.compactMap { panel.y(of: edge, at: $0) } }
    return places.min() ?? .infinity
  }

  /// Screen y of the highest part of the screen that is shown larger; infinite without any.
  var highestPart: Double {
    zooms.compactMap { zoom in
      if case .rect(let rect) = zoom.subject { rect.minY } else { nil }
    }.min() ?? .infinity
  }
}

extension Direction.Mark.Kind {
  /// Those that it is about; the keyboard, which comes from below, aside.
  fileprivate var edges: [Direction.Mark.Edge] {
    switch self {
    case .highlight(.element(let id)): [.top(id)]
    case .highlight(.keyboard): []
    case .measure(let from, let to), .arrow(let from, let to): [from, to].filter { $0 != .keyboardTop }
    case .note(_, let edge): [edge].filter { $0 != .keyboardTop }
    }
  }
}
