import Curve7Kit
import Foundation

/// Makes the pictures of a page, until there are as many as a browser opens without trouble.
struct PageCamera {
  /// Bytes of PNG files that there is still room for; in the page they take a third more.
  private var room = 64 << 20
  private(set) var isFull = false

  static let fullWords = "the pictures are left out: the page has no room for more"

  /// Draws the panels that changed at one pixel a point, or all panels where none did by itself.
  mutating func frames(of diff: MotionDiff) throws -> ReviewPage.Frames? {
    guard room > 0 else { return full() }
    let pair = try FilmPair(
      try FrameDrawing(diff.before, options: diff.pictureOptions),
      try FrameDrawing(diff.after, options: diff.pictureOptions))
    room -= (pair.before.pictures + pair.after.pictures).reduce(0) { $0 + $1.count }
    let last = max(pair.before.order.count, pair.after.order.count)
    let changed = (0..<last).compactMap { frame -> ReviewPage.ChangedFrame? in
      let pixels = pair.differing.indices.contains(frame) ? pair.differing[frame] : nil
      return pixels == 0 ? nil : ReviewPage.ChangedFrame(frame: frame, pixels: pixels)
    }
    return ReviewPage.Frames(
      rate: Double(diff.after.rate.framesPerSecond), before: pair.before.shown, after: pair.after.shown,
      changed: changed)
  }

  /// Pictures on disk; of those that only one side has, the other shows nothing.
  mutating func frames(of pictures: [FramePair], rate: Double?) -> ReviewPage.Frames? {
    guard room > 0 else { return full() }
    var (before, after) = (FilmOfFiles(), FilmOfFiles())
    for picture in pictures {
      before.append(picture.before)
      after.append(picture.after)
    }
    room -= before.size + after.size
    let changed = pictures.enumerated().filter { !$1.isSame }.map {
      ReviewPage.ChangedFrame(frame: $0, pixels: $1.differing)
    }
    return ReviewPage.Frames(rate: rate, before: before.film, after: after.film, changed: changed)
  }

  private mutating func full() -> ReviewPage.Frames? {
    isFull = true
    return nil
  }
}

/// A frame of two folders, by path; nil where a folder has none.
struct FramePair: Sendable {
  let before: String?
  let after: String?
  /// Nil where they cannot be counted.
  let differing: Int?
  let isSame: Bool
}

/// Pictures on disk, each that follows an equal one given once.
private struct FilmOfFiles {
  private(set) var film = ReviewPage.Film(pictures: [], order: [])
  private(set) var size = 0

  mutating func append(_ path: String?) {
    guard let path, let file = FileManager.default.contents(atPath: path) else { return film.order.append(nil) }
    let picture = ReviewPage.Picture(png: [UInt8](file))
    if film.pictures.last != picture {
      film.pictures.append(picture)
      size += picture.png.count
    }
    film.order.append(film.pictures.count - 1)
  }
}

extension Film {
  fileprivate var shown: ReviewPage.Film {
    ReviewPage.Film(pictures: pictures.map(ReviewPage.Picture.init), order: order)
  }
}
