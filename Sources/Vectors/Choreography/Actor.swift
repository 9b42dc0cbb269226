import Drawing
import Units

/// One layer over the whole time of a picture. Lengths are points of the picture, times seconds.
public struct Actor: Sendable {
  /// `keyboard`, `input-bar`, `gap band` …
  public let role: String
  /// Index of the panel it belongs to; nil for what all share.
  public let panel: Int?
  public let stills: [Still]
  /// Which still is seen, from frame to frame; nil where none is. The first change is at frame 0.
  public let changes: [Change]
  public let x: Course
  public let y: Course
  public let opacity: Course
  /// How much larger it is than its still.
  public let scale: Course
  public internal(set) var clip: Clip
  public let mask: Mask?

  public struct Change: Hashable, Sendable {
    public let frame: Int
    public let still: Int?
  }

  /// Nothing shows outside the rectangle between these edges.
  public struct Clip: Sendable {
    public let left: Course
    public let top: Course
    public let right: Course
    public let bottom: Course
  }

  /// A rectangle of one size with round corners; nothing shows outside it.
  public struct Mask: Sendable {
    public let x: Course
    public let y: Course
    public let size: Size
    public let radius: Double
  }

  init(_ track: Track, _ book: inout CourseBook) {
    func course(_ value: (Place) -> Double) -> Course { book.course(through: track.places.map { $0.map(value) }) }
    role = track.role
    panel = track.panel
    stills = track.stills
    changes = Self.changes(of: track.shown)
    x = course(\.x)
    y = course(\.y)
    // A 255th is what a pixel shows.
    opacity = CourseFit(times: book.fit.times, tolerance: 1.0 / 255)
      .course(through: track.places.map { $0.map(\.opacity) })
    // Half a tolerance at the far end of the largest still.
    let reach = max(1, track.stills.map { max($0.size.width, $0.size.height) }.max() ?? 1)
    scale = CourseFit(times: book.fit.times, tolerance: Course.tolerance / 2 / reach).course(through: track.scales)
    clip = Clip(
      left: course { $0.clip.minX }, top: course { $0.clip.minY }, right: course { $0.clip.maxX },
      bottom: course { $0.clip.maxY })
    mask = track.places.lazy.compactMap { $0?.mask }.first.map { mask in
      Mask(
        x: course { $0.mask?.rect.x ?? mask.rect.x }, y: course { $0.mask?.rect.y ?? mask.rect.y },
        size: mask.rect.size, radius: mask.radius)
    }
  }

  private static func changes(of shown: [Int?]) -> [Change] {
    shown.enumerated().reduce(into: []) { changes, frame in
      if changes.last?.still != frame.element || changes.isEmpty {
        changes.append(Change(frame: frame.offset, still: frame.element))
      }
    }
  }

  /// Whether it is seen in every frame, as one still.
  public var isAlwaysThere: Bool { changes.count == 1 && changes[0].still != nil }
}
