import Drawing
import Units

/// Writes actors as groups that move.
struct ActorWriter {
  let items: ItemWriter
  let keyframes: Keyframes
  let canvas: Size
  /// Stills that several actors show, with their ids.
  let shared: [[Still]: String]

  /// The actor within its clips, the outermost aside: see ``Actor/staticClip(on:)``.
  func markup(of actor: Actor, _ styles: inout Stylesheet) throws(DrawingError) -> String {
    let base = Point(x: actor.x.base, y: actor.y.base)
    var markup = try grown(actor, at: base, &styles)
    let moves = [(actor.x, true), (actor.y, false)].filter { !$0.0.isStill() }.map { course, isSideways in
      keyframes.text(of: course, resting: course.base) { Self.move($0 - course.base, isSideways: isSideways) }
    }
    // One element has one translation.
    if moves.count == 2 { markup = group(markup, [moves[1]], &styles) }
    if Self.isEven(actor), actor.opacity.base < 0.998 {
      markup = "<g opacity=\"\(SVGNumber.text(actor.opacity.base, digits: 3))\">\(markup)</g>"
    }
    markup = group(markup, moves.prefix(1) + fade(of: actor) + presence(of: actor), &styles)
    for edge in actor.movingClipEdges(on: canvas) {
      let shape = clipShape(of: edge, &styles)
      markup = "<g clip-path=\"url(#\(styles.name(ofClip: shape)))\">\(markup)</g>"
    }
    return actor.mask.map { masked(markup, by: $0, &styles) } ?? markup
  }

  // MARK: - What is seen

  /// What grows does so from its top left corner.
  private func grown(_ actor: Actor, at base: Point, _ styles: inout Stylesheet) throws(DrawingError) -> String {
    let isEven = actor.scale.isStill(within: 1e-4)
    if isEven, abs(actor.scale.base - 1) < 1e-4 { return try content(of: actor, at: base, &styles) }
    let content = try content(of: actor, at: .zero, &styles)
    let place = "translate(\(SVGNumber.text(base.x)) \(SVGNumber.text(base.y)))"
    if isEven {
      return "<g transform=\"\(place) scale(\(SVGNumber.text(actor.scale.base, digits: 4)))\">\(content)</g>"
    }
    let scaled = group(content, [keyframes.text(of: actor.scale) { "scale:\(SVGNumber.text($0, digits: 4))" }], &styles)
    return "<g transform=\"\(place)\">\(scaled)</g>"
  }

  private func content(of actor: Actor, at base: Point, _ styles: inout Stylesheet) throws(DrawingError) -> String {
    guard actor.stills.count == 1, let still = actor.stills.first else { return try reel(actor, at: base, &styles) }
    if let id = shared[[still]] {
      return "<use href=\"#\(id)\" x=\"\(SVGNumber.text(base.x))\" y=\"\(SVGNumber.text(base.y))\"/>"
    }
    guard still.sticksOut else { return try items.markup(of: still, origin: base, zoom: still.zoom, &styles) }
    let inner = try items.markup(of: still, zoom: still.zoom, &styles)
    return window(Rect(x: base.x, y: base.y, width: still.size.width, height: still.size.height), inner)
  }

  /// All stills below each other behind a window through which one is seen.
  private func reel(_ actor: Actor, at base: Point, _ styles: inout Stylesheet) throws(DrawingError) -> String {
    let (width, height) = (actor.stills.reelSize.width, actor.stills.reelSize.height)
    let known = shared[actor.stills].map { "<use href=\"#\($0)\"/>" }
    let strip = if let known { known } else { try items.markup(ofReel: actor.stills, &styles) }
    let moved = group(strip, [steps(of: actor, height: height)], &styles)
    return window(Rect(x: base.x, y: base.y, width: width, height: height), moved)
  }

  private func steps(of actor: Actor, height: Double) -> String {
    let isClock = actor.changes.count == keyframes.frameCount && actor.changes.allSatisfy { $0.still == $0.frame }
    if isClock { return keyframes.text(ofEvery: -height) { Self.move($0, isSideways: false) } }
    return keyframes.text(
      of: actor.changes.map { change in
        let place = -Double(change.still ?? actor.stills.count) * height
        return (change.frame, Self.move(place, isSideways: false))
      })
  }

  /// Nested documents show nothing outside their box.
  private func window(_ box: Rect, _ markup: String) -> String { "<svg\(attributes(box))>\(markup)</svg>" }

  // MARK: - How it changes

  private static func isEven(_ actor: Actor) -> Bool { actor.opacity.isStill(within: 0.002) }

  private func fade(of actor: Actor) -> [String] {
    guard !Self.isEven(actor) else { return [] }
    return [keyframes.text(of: actor.opacity) { "opacity:\(SVGNumber.text($0, digits: 3))" }]
  }

  /// A reel shows an empty place of its strip instead.
  private func presence(of actor: Actor) -> [String] {
    guard actor.stills.count == 1, !actor.isAlwaysThere else { return [] }
    return [
      keyframes.text(
        of: actor.changes.map { ($0.frame, "visibility:\($0.still == nil ? "hidden" : "visible")") })
    ]
  }

  private static func move(_ distance: Double, isSideways: Bool) -> String {
    let length = distance == 0 ? "0" : SVGNumber.text(distance) + "px"
    return "translate:" + (isSideways ? length : "0 " + length)
  }

  private func group(_ markup: String, _ animations: [String], _ styles: inout Stylesheet) -> String {
    guard !animations.isEmpty else { return markup }
    let name = styles.name(ofAnimations: animations)
    return "<g class=\"\(styles.commonClass) \(name)\">\(markup)</g>"
  }

  // MARK: - Clips

  private func clipShape(of edge: Actor.ClipEdge, _ styles: inout Stylesheet) -> String {
    let name = styles.name(ofAnimations: [
      keyframes.text(of: edge.course, resting: edge.course.base) {
        Self.move($0 - edge.course.base, isSideways: !edge.isHorizontal)
      }
    ])
    return "<rect class=\"\(styles.commonClass) \(name)\"\(attributes(edge.area(on: canvas)))/>"
  }

  private func masked(_ markup: String, by mask: Actor.Mask, _ styles: inout Stylesheet) -> String {
    let box = Rect(x: mask.x.base, y: mask.y.base, width: mask.size.width, height: mask.size.height)
    var motion = ""
    if !mask.x.isStill() || !mask.y.isStill() {
      let name = styles.name(ofAnimations: [
        keyframes.text(of: Course.joined(mask.x, mask.y)) {
          "translate:\(SVGNumber.text($0 - mask.x.base))px \(SVGNumber.text($1 - mask.y.base))px"
        }
      ])
      motion = " class=\"\(styles.commonClass) \(name)\""
    }
    let shape = "<rect\(motion)\(attributes(box)) rx=\"\(SVGNumber.text(mask.radius))\"/>"
    return "<g clip-path=\"url(#\(styles.name(ofClip: shape)))\">\(markup)</g>"
  }
}
