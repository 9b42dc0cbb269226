import Units

/// A vertical line between two edges on a screen: with caps and a number, or with a head that points at the second.
struct DimensionLine {
  /// How it looks; the same for all of one kind.
  struct Look: Hashable, Sendable {
    /// Names its layers.
    let role: String
    let color: Color
    /// Around the line, so that it is seen on everything.
    let casing: Color
    let width: Double
    let label: LabelLook?
  }

  struct LabelLook: Hashable, Sendable {
    let style: TextStyle
    let size: Size
    let ground: Color
    let ink: Color
    let line: Color
  }

  private static let capWidth = 13.0
  private static let casingWidth = 1.5
  private static let head = Size(width: 13, height: 11)
  /// Between the line and a label beside it.
  private static let beside = 8.0

  let look: Look
  let place: ScreenPlace
  let x: Double
  /// On the canvas, within what is seen.
  let from: Double
  let to: Double
  let opacity: Double

  private var top: Double { min(from, to) }
  private var bottom: Double { max(from, to) }

  // MARK: - Parts

  /// The line alone.
  var plain: [Layer] { stem(from: top, to: bottom) }

  /// Line and caps.
  var capped: [Layer] { plain + [cap(at: top), cap(at: bottom)] }

  /// Line and head; the head alone where there is no room for more.
  var pointed: [Layer] {
    let base = pointsDown ? headRect.minY : headRect.maxY
    return (pointsDown ? stem(from: from, to: base) : stem(from: base, to: from)) + [head]
  }

  private var pointsDown: Bool { to > from }

  var headRect: Rect {
    let size = Self.head
    return Rect(x: x - size.width / 2, y: pointsDown ? to - size.height : to, width: size.width, height: size.height)
  }

  /// On the line where it has room for the number, else beside it.
  var labelRect: Rect {
    let size = look.label?.size ?? .zero
    let y = ((top + bottom) / 2 - size.height / 2).rounded()
    let hasRoom = bottom - top >= size.height + 16
    let left = hasRoom ? x - size.width / 2 : x + Self.beside
    return Rect(x: min(left, place.seen.maxX - size.width - 4), y: y, width: size.width, height: size.height)
  }

  func label(_ text: String, in rect: Rect) -> [Layer] {
    guard let label = look.label else { return [] }
    return [
      Layer(
        key: Layer.Key("\(look.role) label", variant: AnyHashableSendable(text)), box: rect, clip: place.seen,
        opacity: opacity, isCached: false
      ) {
        let frame = Rect(x: 0.5, y: 0.5, width: rect.width - 1, height: rect.height - 1)
        let middle = Point(x: rect.width / 2, y: (rect.height + label.style.size * Text.capHeight) / 2)
        return [
          .roundedRect(frame, radius: frame.height / 2, fill: label.ground, stroke: Stroke(label.line)),
          .text(label.style.text(text, at: middle, color: label.ink, alignment: .center)),
        ]
      }
    ]
  }

  // MARK: - Layers

  /// One picture as high as the screen, clipped to the line.
  private func stem(from top: Double, to bottom: Double) -> [Layer] {
    guard bottom > top else { return [] }
    let (width, height) = (look.width + 2 * Self.casingWidth, place.seen.height)
    let box = Rect(x: x - width / 2, y: place.seen.minY, width: width, height: height)
    return [
      Layer(
        key: Layer.Key("\(look.role) stem", variant: AnyHashableSendable(height)), box: box,
        clip: Rect(x: box.x - 1, y: top, width: width + 2, height: bottom - top), opacity: opacity
      ) { [look] in
        [
          .rect(Rect(x: 0, y: 0, width: width, height: height), look.casing),
          .rect(Rect(x: Self.casingWidth, y: 0, width: look.width, height: height), look.color),
        ]
      }
    ]
  }

  private func cap(at y: Double) -> Layer {
    let height = look.width + 2 * Self.casingWidth
    let box = Rect(x: x - Self.capWidth / 2, y: y - height / 2, width: Self.capWidth, height: height)
    return Layer(key: Layer.Key("\(look.role) cap"), box: box, clip: place.seen, opacity: opacity) { [look] in
      let casing = Self.casingWidth
      let line = Rect(x: casing, y: casing, width: box.width - 2 * casing, height: look.width)
      return [.rect(Rect(x: 0, y: 0, width: box.width, height: height), look.casing), .rect(line, look.color)]
    }
  }

  private var head: Layer {
    Layer(
      key: Layer.Key("\(look.role) head", variant: AnyHashableSendable(pointsDown)), box: headRect, clip: place.seen,
      opacity: opacity, snap: pointsDown ? .bottom : .top
    ) { [look, pointsDown] in
      let size = Self.head
      let (tip, base) = pointsDown ? (size.height - 1, 1.0) : (1.0, size.height - 1)
      let triangle = Path.polygon([
        Point(x: size.width / 2, y: tip), Point(x: 1.5, y: base), Point(x: size.width - 1.5, y: base),
      ])
      return [.path(triangle, fill: look.color, stroke: Stroke(look.casing, width: 1))]
    }
  }
}
