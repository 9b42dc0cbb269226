import Drawing
import Units

/// A picture sequence as what moves in it: every layer once, with the way it goes. What vector formats are made from.
public struct Choreography: Sendable {
  /// Points.
  public let size: Size
  public let background: Color
  /// In the other theme, where the picture follows the reader's.
  public let otherBackground: Color?
  public let rate: FrameRate
  public let frameCount: Int
  /// Back to front.
  public let actors: [Actor]

  /// Frames at most: each may need words of its own. The project's own limit, a minute at 60 frames a second.
  public static let maximumFrames = 3_600

  /// - Parameters:
  ///   - drawing: every frame of its pacing.
  ///   - other: the same in the other theme; nil for a picture of one theme.
  ///
  /// Throws ``VectorError/tooManyFrames(_:)``.
  public init(_ drawing: FrameDrawing, other: FrameDrawing? = nil) throws(VectorError) {
    let pacing = drawing.pacing
    guard pacing.frameCount <= Self.maximumFrames else { throw .tooManyFrames(pacing.frameCount) }
    guard pacing.frameCount > 0 else { throw .noFrames }
    let moments = Moments(pacing)
    var book = TrackBook(frames: pacing.frameCount, moments: moments.count)
    for moment in 0..<moments.count {
      let isFrame = moments.isFrame(moment)
      let time = pacing.time(at: moments.watched(moment))
      book.add(
        drawing.scene(at: time), other: isFrame ? other?.scene(at: time) : nil, moment: moment,
        frame: isFrame ? moment / moments.partsOfFrame : nil)
    }
    let first = drawing.scene(ofFrame: 0)
    size = first.size
    background = first.background
    otherBackground = other?.scene(ofFrame: 0).background
    rate = pacing.rate
    frameCount = pacing.frameCount
    var courses = CourseBook(times: (0..<moments.count).map { moments.watched($0).seconds })
    actors = Self.actors(of: book.inOrder, &courses).joined
  }

  /// Those longest in sight find their courses first: what is seen for a while only mostly goes with one of them.
  private static func actors(of tracks: [Track], _ courses: inout CourseBook) -> [Actor] {
    let presence = tracks.map { $0.shown.count { $0 != nil } }
    let order = tracks.indices.sorted { (presence[$1], $0) < (presence[$0], $1) }
    var actors: [Int: Actor] = [:]
    for index in order { actors[index] = Actor(tracks[index], &courses) }
    return tracks.indices.compactMap { actors[$0] }
  }

  /// Seconds.
  public var duration: Double { rate.time(ofFrame: frameCount).seconds }
}
