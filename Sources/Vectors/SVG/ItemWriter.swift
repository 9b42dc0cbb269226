import Drawing
import Units

/// How texts are written.
public enum TextForm: String, CaseIterable, Sendable {
  /// As text: small, can be selected and read aloud, drawn with the reader's fonts.
  case text
  /// As outlines: looks the same everywhere.
  case outlines
}

/// Writes items as SVG elements; those that are painted alike share a group where they can.
struct ItemWriter {
  let textForm: TextForm
  let shaper: TextShaper

  /// - Parameters:
  ///   - origin: where the items' origin comes to lie.
  ///   - zoom: units for one point of the items.
  func markup(
    of still: Still, origin: Point = .zero, zoom: Double, _ styles: inout Stylesheet
  ) throws(DrawingError) -> String {
    ShapeBundle(try shapes(of: still, Frame(origin: origin, zoom: zoom), &styles)).markup(&styles)
  }

  /// Several stills below each other, of which never more than one shows: what is painted alike shares a group, whatever lies between.
  func markup(ofReel stills: [Still], _ styles: inout Stylesheet) throws(DrawingError) -> String {
    var shapes: [Shape] = []
    for (index, still) in stills.enumerated() {
      let origin = Point(x: 0, y: Double(index) * stills.reelSize.height)
      shapes += try self.shapes(of: still, Frame(origin: origin, zoom: still.zoom), &styles).map { shape in
        var shape = shape
        shape.part = index
        return shape
      }
    }
    return ShapeBundle(shapes).markup(&styles)
  }

  private func shapes(of still: Still, _ frame: Frame, _ styles: inout Stylesheet) throws(DrawingError) -> [Shape] {
    var shapes: [Shape] = []
    for (index, item) in still.items.enumerated() {
      let other = still.otherItems.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      shapes += try shape(of: item, other: other, frame, &styles)
    }
    return shapes
  }

  /// From points of the items to units of the document.
  private struct Frame {
    let origin: Point
    let zoom: Double

    func place(_ point: Point) -> Point { Point(x: origin.x + point.x * zoom, y: origin.y + point.y * zoom) }

    func rect(_ rect: Rect) -> Rect {
      let corner = place(rect.origin)
      return Rect(x: corner.x, y: corner.y, width: rect.width * zoom, height: rect.height * zoom)
    }
  }

  private func shape(
    of item: Item, other: Item?, _ frame: Frame, _ styles: inout Stylesheet
  ) throws(DrawingError) -> [Shape] {
    if case .text(let text) = item { return try self.text(text, other: other?.text, frame, &styles) }
    let paint = item.paint
    let name = styles.name(
      of: Declarations(fill: paint.fill, stroke: paint.stroke, other: other?.paint, zoom: frame.zoom))
    var (element, attributes) = outline(of: item, frame)
    var place: Point?
    if let rect = item.rect {
      let size = frame.rect(rect).size
      place = frame.place(rect.origin)
      attributes = " width=\"\(SVGNumber.text(size.width))\" height=\"\(SVGNumber.text(size.height))\"" + attributes
    }
    return [
      Shape(
        style: name, name: element, attributes: attributes, x: place.map { SVGNumber.text($0.x) },
        y: place.map { SVGNumber.text($0.y) }, extent: frame.rect(item.extent ?? .zero))
    ]
  }

  /// The element's name and its attributes.
  private func outline(of item: Item, _ frame: Frame) -> (String, String) {
    switch item {
    case .rect: ("rect", "")
    case .roundedRect(_, let radius, _, _): ("rect", attribute("rx", radius * frame.zoom))
    case .circle(let center, let radius, _, _):
      ("circle", attributes(frame.place(center), "cx", "cy") + attribute("r", radius * frame.zoom))
    case .path(let path, _, _): self.path(path, frame)
    case .text: ("text", "")
    }
  }

  private func path(_ path: Path, _ frame: Frame) -> (String, String) {
    ("path", " d=\"\(SVGPath(path, map: frame.place).text)\"")
  }

  /// Generous: other fonts may be wider.
  private func extent(of text: Text) throws(DrawingError) -> Rect {
    let width = 1.25 * (try shaper.width(of: text)) + text.size
    let left = text.anchor.x - width * (text.alignment == .leading ? 0.1 : text.alignment == .center ? 0.5 : 0.9)
    return Rect(x: left, y: text.anchor.y - 1.1 * text.size, width: width, height: 1.5 * text.size)
  }

  private func text(
    _ text: Text, other: Text?, _ frame: Frame, _ styles: inout Stylesheet
  ) throws(DrawingError) -> [Shape] {
    guard !text.string.isEmpty else { return [] }
    if textForm == .outlines, let path = try shaper.outline(of: text) {
      let paint = Declarations(fill: text.color, stroke: nil, other: other.map { ($0.color, nil) }, zoom: 1)
      let (element, attributes) = self.path(path, frame)
      return [
        Shape(
          style: styles.name(of: paint), name: element, attributes: attributes, extent: frame.rect(path.extent))
      ]
    }
    let name = styles.name(of: Declarations(text, other: other, zoom: frame.zoom))
    let string = XML.escaped(try shaper.fitted(text))
    let place = frame.place(text.anchor)
    return [
      Shape(
        style: name, name: "text", attributes: "", x: SVGNumber.text(place.x), y: SVGNumber.text(place.y),
        content: string, extent: frame.rect(try extent(of: text)))
    ]
  }
}

/// ` x="12" y="4" width="20" height="8"`
func attributes(_ rect: Rect) -> String {
  attributes(rect.origin, "x", "y") + " width=\"\(SVGNumber.text(rect.width))\""
    + " height=\"\(SVGNumber.text(rect.height))\""
}

private func attributes(_ point: Point, _ x: String, _ y: String) -> String {
  attribute(x, point.x) + attribute(y, point.y)
}

/// 0 is what holds without the attribute.
private func attribute(_ name: String, _ value: Double) -> String {
  let text = SVGNumber.text(value)
  return text == "0" ? "" : " \(name)=\"\(text)\""
}

extension Item {
  fileprivate var paint: (fill: Color?, stroke: Stroke?) {
    switch self {
    case .rect(_, let color): (color, nil)
    case .roundedRect(_, _, let fill, let stroke), .path(_, let fill, let stroke), .circle(_, _, let fill, let stroke):
      (fill, stroke)
    case .text(let text): (text.color, nil)
    }
  }

  fileprivate var rect: Rect? {
    switch self {
    case .rect(let rect, _), .roundedRect(let rect, _, _, _): rect
    case .path, .circle, .text: nil
    }
  }

  fileprivate var text: Text? {
    guard case .text(let text) = self else { return nil }
    return text
  }
}
