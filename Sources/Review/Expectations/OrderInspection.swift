import Keyboards
import Recordings
import Scenarios
import Units

/// Whether the posts of some notifications are those that are listed, one after the other.
struct OrderInspection: Inspection {
  private let names: [KeyboardNotification.Name]
  /// Number, first frame and time of each post of one of them.
  private let posts: [(name: KeyboardNotification.Name, place: FrameValue)]

  init(
    _ names: [KeyboardNotification.Name], _ span: Expectation.Span, _ panel: PanelRecording, in recording: Recording
  ) {
    self.names = names
    posts = panel.posts.filter { names.contains($0.notification.name) && span.contains($0.time) }.enumerated().map {
      // A post after the last frame is seen in none.
      let frame = min(recording.firstFrame(from: $1.time), max(0, recording.frameCount - 1))
      return ($1.notification.name, FrameValue(Double($0 + 1), frame: frame, time: $1.time))
    }
  }

  mutating func look(at moment: Moment) {}

  func finding(_ wording: Wording) -> Finding {
    guard let last = posts.last else { return .nothing(wording.noPost(of: names)) }
    if let wrong = zip(posts, names).first(where: { $0.name != $1 }) {
      let message = wording.wrongPost(wrong.0.name, wrong.0.place, instead: wrong.1)
      return Finding(isMet: false, worst: wrong.0.place, message: message)
    }
    if posts.count > names.count {
      let extra = posts[names.count]
      return Finding(isMet: false, worst: extra.place, message: wording.extraPost(extra.name, extra.place))
    }
    if posts.count < names.count {
      let message = wording.missingPost(names[posts.count], number: posts.count + 1, after: last.name, last.place)
      return Finding(isMet: false, worst: last.place, message: message)
    }
    return Finding(isMet: true, worst: last.place, message: wording.lastPost(last.name, last.place))
  }
}

extension Expectation.Span {
  fileprivate func contains(_ time: Time) -> Bool {
    guard case .range(let from, let to) = self else { return true }
    return from.map { $0 <= time } ?? true && to.map { time <= $0 } ?? true
  }
}
