import Drawing
import Units

extension Actor {
  /// An edge of the clip that moves.
  struct ClipEdge {
    let course: Course
    /// Whether it is the top or the bottom edge.
    let isHorizontal: Bool
    /// Whether what is seen lies to the right of it or below.
    let isLower: Bool

    /// What the edge lets through where it begins: twice as large as the canvas, so that it reaches over it wherever
    /// the edge goes.
    func area(on canvas: Size) -> Rect {
      let (long, start) = (2 * (isHorizontal ? canvas.height : canvas.width), course.base)
      let from = isLower ? start : start - long
      return isHorizontal
        ? Rect(x: 0, y: from, width: canvas.width, height: long)
        : Rect(x: from, y: 0, width: long, height: canvas.height)
    }
  }

  func movingClipEdges(on canvas: Size) -> [ClipEdge] {
    [
      ClipEdge(course: clip.left, isHorizontal: false, isLower: true),
      ClipEdge(course: clip.top, isHorizontal: true, isLower: true),
      ClipEdge(course: clip.right, isHorizontal: false, isLower: false),
      ClipEdge(course: clip.bottom, isHorizontal: true, isLower: false),
    ].filter { !$0.course.isStill() }
  }

  /// Where anything of it can ever be seen, the edges that move aside; nil when that leaves nothing out.
  func stillClip(on canvas: Size) -> Rect? {
    let (left, top) = (clip.left.still ?? 0, clip.top.still ?? 0)
    let (right, bottom) = (clip.right.still ?? canvas.width, clip.bottom.still ?? canvas.height)
    let clip = Rect(x: left, y: top, width: right - left, height: bottom - top)
    let (width, height) = (stills.reelSize.width * scale.greatest, stills.reelSize.height * scale.greatest)
    let isWithin =
      x.least >= clip.minX && x.greatest + width <= clip.maxX && y.least >= clip.minY
      && y.greatest + height <= clip.maxY
    let isWhole =
      clip.minX <= 0 && clip.minY <= 0 && clip.maxX >= canvas.width && clip.maxY >= canvas.height
    return isWithin || isWhole ? nil : clip
  }
}

extension Course {
  /// Its value where it stands still.
  fileprivate var still: Double? { isStill() ? base : nil }
  fileprivate var least: Double { knots.map(\.value).min() ?? 0 }
  fileprivate var greatest: Double { knots.map(\.value).max() ?? 0 }
}
