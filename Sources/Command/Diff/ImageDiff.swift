import Curve7Kit

/// What two pictures have in common, in words and as JSON.
struct ImageDiff: Sendable {
  let name: String
  let before: (width: Int, height: Int)
  let after: (width: Int, height: Int)
  /// Nil when the sizes differ.
  let comparison: PixelComparison?
  let rule: PixelComparison.Rule

  /// The files.
  let paths: (before: String, after: String)

  init(
    name: String, _ paths: (before: String, after: String), _ before: Image, _ after: Image,
    _ rule: PixelComparison.Rule
  ) {
    self.name = name
    self.paths = paths
    self.before = (before.width, before.height)
    self.after = (after.width, after.height)
    comparison = before.comparison(with: after, by: rule)
    self.rule = rule
  }

  /// Exact unless a rule was given.
  private var isExact: Bool { rule == PixelComparison.Rule() }

  var isSame: Bool {
    guard let comparison else { return false }
    return isExact ? comparison.differing == 0 : comparison.mismatched == 0
  }

  var pair: FramePair {
    FramePair(before: paths.before, after: paths.after, differing: comparison?.differing, isSame: isSame)
  }

  var text: [String] { ["\(name.shown): \(words)\n"] }

  /// `642 of 2560 pixels differ, within 48 × 20 px at (8, 10)`
  var words: String {
    guard let comparison else {
      return "the sizes differ: \(before.width) × \(before.height) and \(after.width) × \(after.height) px"
    }
    guard let bounds = comparison.bounds else { return "the same" }
    let place = "within \(bounds.width) × \(bounds.height) px at (\(bounds.left), \(bounds.top))"
    let pixels = "\(comparison.differing) of \(before.width * before.height) pixels differ, \(place)"
    if isExact { return pixels }
    return pixels + "; \(comparison.mismatched) count" + (isSame ? ": the same under this rule" : "")
  }

  var json: JSON { .object(members) }

  var members: [JSON.Member] {
    [JSON.Member("name", .string(name)), JSON.Member("same", .bool(isSame))]
      + [("width", before.width), ("height", before.height)].map { JSON.Member($0, .number(Double($1))) }
      + [
        JSON.Member("other_width", .number(Double(after.width))),
        JSON.Member("other_height", .number(Double(after.height))),
        JSON.Member("differing", comparison.map { .number(Double($0.differing)) } ?? .null),
        JSON.Member("threshold", .number(rule.threshold)),
        JSON.Member("ignores_antialiasing", .bool(rule.ignoresAntialiasing)),
        JSON.Member("mismatched", comparison.map { .number(Double($0.mismatched)) } ?? .null),
      ]
  }
}
