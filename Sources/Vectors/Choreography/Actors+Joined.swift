extension [Actor] {
  /// One picture that is seen through several clips, as the outline of a device is, becomes one actor: between clips that
  /// meet a renderer would leave a hairline.
  var joined: [Actor] {
    reduce(into: []) { actors, actor in
      guard let last = actors.last, let joined = last.joined(with: actor) else { return actors.append(actor) }
      actors[actors.count - 1] = joined
    }
  }
}

extension Actor {
  /// Nil unless both are one picture at one place and their clips stand still.
  fileprivate func joined(with other: Actor) -> Actor? {
    guard stills == other.stills, changes == other.changes, x == other.x, y == other.y, opacity == other.opacity,
      scale == other.scale, mask == nil, other.mask == nil, let clip = clip.joined(with: other.clip)
    else { return nil }
    var joined = self
    joined.clip = clip
    return joined
  }
}

extension Actor.Clip {
  private var edges: [Course] { [left, top, right, bottom] }

  fileprivate func joined(with other: Actor.Clip) -> Actor.Clip? {
    guard (edges + other.edges).allSatisfy({ $0.isStill() }) else { return nil }
    return Actor.Clip(
      left: left.base < other.left.base ? left : other.left, top: top.base < other.top.base ? top : other.top,
      right: right.base > other.right.base ? right : other.right,
      bottom: bottom.base > other.bottom.base ? bottom : other.bottom)
  }
}
