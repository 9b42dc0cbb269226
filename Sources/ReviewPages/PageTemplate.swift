/// The page without what it shows: `Page/page.html` with the styles and scripts in it, cut where the rest belongs.
struct PageTemplate: Sendable {
  /// Before the model.
  let head: [String]
  /// Between the model and the pictures.
  let middle: [String]
  /// After the pictures.
  let tail: [String]

  static let standard = PageTemplate(skeleton: text(PackageResources.page_html))

  /// A skeleton has the marks `{{style}}`, `{{model}}`, `{{pictures}}`, `{{script}}`, once each and in this order.
  init(skeleton: String) {
    var rest = Substring(skeleton)
    let start = Self.cut(&rest, at: "{{style}}")
    let beforeModel = Self.cut(&rest, at: "{{model}}")
    let beforePictures = Self.cut(&rest, at: "{{pictures}}")
    let beforeScript = Self.cut(&rest, at: "{{script}}")
    head = [start] + Self.styles + [beforeModel]
    middle = [beforePictures]
    tail = [beforeScript] + Self.scripts + [String(rest)]
  }

  private static let styles = [
    PackageResources.page_css, PackageResources.controls_css, PackageResources.stage_css, PackageResources.plot_css,
    PackageResources.lists_css,
  ].map(text)

  /// In the order in which they build on each other.
  private static let scripts = [
    PackageResources.dom_js, PackageResources.words_js, PackageResources.clock_js, PackageResources.pictures_js,
    PackageResources.heat_js, PackageResources.stage_js, PackageResources.modes_js, PackageResources.transport_js,
    PackageResources.strip_js, PackageResources.series_js, PackageResources.plot_marks_js, PackageResources.plot_js,
    PackageResources.plots_js, PackageResources.changes_js, PackageResources.comparison_js, PackageResources.link_js,
    PackageResources.keys_js, PackageResources.page_js,
  ].map(text)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What stands before the mark; `rest` becomes what stands behind it.
  private static func cut(_ rest: inout Substring, at mark: String) -> String {
    guard let range = rest.firstRange(of: mark) else { return "" }
    defer { rest = rest[range.upperBound...] }
    return String(rest[..<range.lowerBound])
  }
}
