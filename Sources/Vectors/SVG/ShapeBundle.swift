import Drawing
import Units

/// One element, and the class that paints it.
struct Shape {
  let style: String
  var name: String
  /// With a space before each.
  var attributes: String
  /// Of a text or a rectangle: texts of one column share the first.
  var x: String?
  var y: String?
  var content: String?
  /// Around what is painted, in units of the document.
  let extent: Rect
  /// Shapes of other parts are never seen together with it.
  var part = 0

  func markup(style: String? = nil, withX: Bool = true) -> String {
    let styled = style.map { " class=\"\($0)\"" } ?? ""
    // 0 is what holds without.
    let placed = x.flatMap { withX && $0 != "0" ? " x=\"\($0)\"" : nil } ?? ""
    let lowered = y.flatMap { $0 != "0" ? " y=\"\($0)\"" : nil } ?? ""
    return "<\(name)\(styled)\(placed)\(lowered)\(attributes)" + (content.map { ">\($0)</\(name)>" } ?? "/>")
  }

  fileprivate func touches(_ other: Shape) -> Bool {
    part == other.part && extent.intersection(other.extent) != nil
  }
}

/// Elements in groups of one class. An element joins an earlier group of its class when nothing that was painted since
/// lies where it lies, so that the picture stays the same.
struct ShapeBundle {
  private var groups: [(style: String, shapes: [Shape])] = []
  /// Groups an element may go back over: looking farther costs time and finds little.
  private static let reach = 12

  init(_ shapes: [Shape]) {
    for shape in shapes { add(shape) }
  }

  private mutating func add(_ shape: Shape) {
    for index in groups.indices.reversed().prefix(Self.reach) {
      if groups[index].style == shape.style { return groups[index].shapes.append(shape) }
      if groups[index].shapes.contains(where: shape.touches) { break }
    }
    groups.append((shape.style, [shape]))
  }

  func markup(_ styles: inout Stylesheet) -> String {
    groups.map { style, shapes in Self.markup(of: Self.defined(shapes, &styles), style: style) }.joined()
  }

  /// Fewer alike than this are shorter written out.
  private static let leastAlike = 5

  /// Rectangles of one size, as keys are, become one definition and its uses.
  private static func defined(_ shapes: [Shape], _ styles: inout Stylesheet) -> [Shape] {
    let sizes = Dictionary(grouping: shapes.filter { $0.name == "rect" }, by: \.attributes)
    let names = sizes.filter { $0.value.count >= leastAlike }.keys.sorted()
      .map { ($0, styles.define(bare: "<rect id=\"\(Stylesheet.idMark)\"\($0)/>")) }
    let ids = Dictionary(uniqueKeysWithValues: names)
    return shapes.map { shape in
      guard shape.name == "rect", let id = ids[shape.attributes] else { return shape }
      var use = shape
      (use.name, use.attributes) = ("use", " href=\"#\(id)\"")
      return use
    }
  }

  /// Single elements as they are, others in a group with their class; a column of texts stands where its group does.
  private static func markup(of shapes: [Shape], style: String) -> String {
    guard shapes.count > 1 else { return shapes.map { $0.markup(style: style) }.joined() }
    let columns = Set(shapes.map(\.x))
    guard shapes[0].name == "text", columns.count == 1, let column = columns.first, let x = column, x != "0" else {
      return "<g class=\"\(style)\">" + shapes.map { $0.markup() }.joined() + "</g>"
    }
    return "<g class=\"\(style)\" transform=\"translate(\(x))\">"
      + shapes.map { $0.markup(withX: false) }.joined() + "</g>"
  }
}
