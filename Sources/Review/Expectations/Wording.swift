import Recordings
import Scenarios
import Units

/// The sentences about one expectation. Quantities are called as a timeline calls them.
struct Wording {
  let panel: String
  private(set) var quantity: Expectation.Quantity
  let claim: Expectation.Claim
  let span: Expectation.Span
  /// What it is compared with: `right`, `"baseline.csv"`.
  let reference: String
  /// The frames it looks at.
  private let frames: Range<Int>
  private let names: [ElementID: String]

  init(_ expectation: Expectation, frames: Range<Int>, in recording: Recording) {
    let panel = recording.panels.indices.contains(expectation.panel) ? recording.panels[expectation.panel] : nil
    self.panel = panel?.name ?? ""
    self.frames = frames
    (quantity, claim, span) = (expectation.quantity, expectation.claim, expectation.span)
    let named = panel?.nodes.compactMap { node in node.element.flatMap { id in node.name.map { (id, $0) } } } ?? []
    names = Dictionary(named) { first, _ in first }
    switch expectation.claim {
    case .like(.panel(let other), _):
      reference = recording.panels.indices.contains(other) ? recording.panels[other].name : ""
    case .like(.baseline(let baseline), _): reference = "\"\(baseline.path)\""
    case .holds, .within, .reaches, .equals, .starts, .settles, .moves: reference = ""
    }
  }

  /// The same about a part of what is expected.
  func about(_ quantity: Expectation.Quantity) -> Wording {
    var wording = self
    wording.quantity = quantity
    return wording
  }

  /// `bottom composer`
  var subject: String { quantity.words(name: name) }

  /// `composer`; the quantity itself when it is about no element.
  var element: String { quantity.element.map(name) ?? subject }

  private func name(_ id: ElementID) -> String { names[id] ?? "(unnamed)" }

  func number(_ value: Double) -> String { value.signedText + unit }

  var unit: String { quantity.isCount ? "" : " pt" }

  /// `0.183 s (frame 11)`
  func place(_ value: FrameValue) -> String { "\(value.time.shortText) (frame \(value.frame))" }

  /// ` from 0.2 s to 0.5 s`; empty where it is about all frames or one.
  var rangeWords: String {
    guard case .range(let from, let to) = span else { return "" }
    return (from.map { " from \($0.shortText)" } ?? "") + (to.map { " to \($0.shortText)" } ?? "")
  }

  /// The same, or ` at 0.5 s`.
  private var spanWords: String {
    if case .moment(let time) = span { " at \(time.shortText)" } else { rangeWords }
  }

  func sentence(_ missing: MissingQuantity) -> String {
    switch missing {
    case .nothingTracked: "nothing is tracked in panel '\(panel)', so that there is no gap"
    case .noElement: "panel '\(panel)' has no such element: \(subject)"
    case .notScrollView(let name): "'\(name ?? "(unnamed)")' is not a scroll view: \(subject)"
    case .noNumber: "there is no number to look at: \(subject)"
    }
  }

  /// Nothing could be looked at, for want of frames or in all of them.
  var noFrame: String {
    if frames.isEmpty { return "there is no frame\(spanWords) to look at" }
    switch quantity {
    case .gap, .deviation, .inStep:
      return "\(subject) counts in no frame\(spanWords): the keyboard is hidden and the edge at rest"
    case _ where quantity.element != nil:
      return "\(element) is hidden in every frame\(spanWords): there is nothing to look at"
    default: return "\(subject) is measured in no frame\(spanWords)"
    }
  }
}
