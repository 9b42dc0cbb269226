import Drawing
import Units

/// The moments at which a picture is looked at: every frame, and some between each two, so that a course is right there
/// too.
struct Moments {
  /// More parts of a frame show nothing new: at 60 frames a second the keyboard moves 10 points in a quarter of a frame
  /// at most, and 2 by what a straight line misses there.
  private static let mostParts = 4
  /// Longer pictures are looked at less often, down to once a frame.
  private static let mostMoments = 4_800

  let pacing: Pacing
  let partsOfFrame: Int

  init(_ pacing: Pacing) {
    self.pacing = pacing
    // Nothing comes after a single frame.
    partsOfFrame =
      pacing.frameCount == 1 ? 1 : max(1, min(Self.mostParts, Self.mostMoments / max(1, pacing.frameCount)))
  }

  var count: Int { pacing.frameCount * partsOfFrame }

  func isFrame(_ moment: Int) -> Bool { moment % partsOfFrame == 0 }

  /// On the clock of who watches.
  func watched(_ moment: Int) -> Time {
    let (frame, part) = moment.quotientAndRemainder(dividingBy: partsOfFrame)
    let start = pacing.rate.time(ofFrame: frame)
    let length = pacing.rate.time(ofFrame: frame + 1) - start
    return Time(flicks: start.flicks + length.flicks * Int64(part) / Int64(partsOfFrame))
  }
}
