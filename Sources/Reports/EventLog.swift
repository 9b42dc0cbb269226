import Keyboards
import Recordings
import Units

/// What was posted and who was called, panel by panel, in order.
public struct EventLog: Sendable {
  /// How the log is written.
  public enum Format: String, CaseIterable, Sendable {
    /// A table of posts and calls for reading.
    case text
    /// The posts, with the real names and keys.
    case json
    /// The posts as the Xcode console prints them from Objective-C.
    case objc
    /// The posts as the Xcode console prints them from Swift.
    case swift
  }

  let panels: [Panel]

  public init(_ recording: Recording) {
    panels = recording.panels.map { panel in
      Panel(
        name: panel.name, systemName: panel.systemName, events: Self.events(of: panel), assumptions: panel.assumptions)
    }
  }

  public func lines(_ format: Format) -> ReportLines {
    switch format {
    case .text: tableLines
    case .json: jsonLines
    case .objc: consoleLines(.objectiveC)
    case .swift: consoleLines(.swift)
    }
  }

  struct Panel: Sendable {
    let name: String
    let systemName: String
    let events: [Event]
    let assumptions: [PanelRecording.Assumption]

    var posts: [PanelRecording.Post] {
      events.compactMap { event in
        if case .post(let post) = event { post } else { nil }
      }
    }
  }

  enum Event: Sendable {
    case post(PanelRecording.Post)
    case call(PanelRecording.Call)
  }

  /// Posting is synchronous: what a post called stands right after it (facts: keyboard-behaviour.md F6.1).
  private static func events(of panel: PanelRecording) -> [Event] {
    let calls = Dictionary(grouping: panel.calls, by: \.post)
    return panel.posts.enumerated().flatMap { place, post in
      [Event.post(post)] + (calls[place] ?? []).map(Event.call)
    }
  }
}
