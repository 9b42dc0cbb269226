import Recordings
import Scenarios
import Units

/// The sentences about one expectation. Quantities are called as a timeline calls them.
struct Wording {
  let panel: String
  private let quantity: String
  private let unit: String
  private let claim: Expectation.Claim

  init(_ expectation: Expectation, in recording: Recording) {
    let panel = recording.panels.indices.contains(expectation.panel) ? recording.panels[expectation.panel] : nil
    self.panel = panel?.name ?? ""
    quantity = expectation.quantity.words { id in
      panel?.nodes.first { $0.element == id }?.name ?? "(unnamed)"
    }
    unit = expectation.quantity.isCount ? "" : " pt"
    claim = expectation.claim
  }

  /// `gap within ±0.5 pt`
  var statement: String {
    switch claim {
    case .within: "\(quantity) \(target)"
    case .reaches: "\(quantity) reaches \(target)"
    case .equals(_, _, let time): "\(quantity) equals \(target)" + (time.map { " at \(seconds($0))" } ?? "")
    }
  }

  /// What was found, with as few digits as show it.
  func sentence(_ worst: FrameValue, isMet: Bool, holds: (Double) -> Bool) -> String {
    let value = worst.value.shortText { holds($0) == isMet }
    let place = "\(value)\(unit) at \(seconds(worst.time)) (frame \(worst.frame))"
    switch claim {
    case .within: return "\(quantity) is \(place), " + (isMet ? "" : "expected ") + target
    case .reaches: return "\(quantity) goes to \(place), " + (isMet ? "reaches " : "expected to reach ") + target
    case .equals: return "\(quantity) is \(place), " + (isMet ? "equals " : "expected ") + target
    }
  }

  func sentence(_ missing: MissingQuantity) -> String {
    switch missing {
    case .nothingTracked: "nothing is tracked in panel '\(panel)', so that there is no gap"
    case .noElement: "panel '\(panel)' has no such element: \(quantity)"
    case .notScrollView(let name): "'\(name ?? "(unnamed)")' is not a scroll view: \(quantity)"
    }
  }

  /// Nothing could be looked at, in `frames` or for want of frames.
  func noFrame(_ frames: Range<Int>) -> String {
    let place =
      switch claim {
      case .within(_, let from?, let to?): " from \(seconds(from)) to \(seconds(to))"
      case .within(_, let from?, nil): " from \(seconds(from))"
      case .within(_, nil, let to?): " to \(seconds(to))"
      case .equals(_, _, let time?): " at \(seconds(time))"
      case .within(_, nil, nil), .reaches, .equals(_, _, nil): ""
      }
    if frames.isEmpty { return "there is no frame\(place) to look at" }
    return "\(quantity) counts in no frame\(place): the keyboard is hidden and the edge at rest"
  }

  private var target: String {
    switch claim {
    case .within(let limit, let from, let to):
      "within ±\(number(limit))" + (from.map { " from \(seconds($0))" } ?? "") + (to.map { " to \(seconds($0))" } ?? "")
    case .reaches(let value, let tolerance): number(value) + (tolerance.map { " ±\(number($0))" } ?? "")
    case .equals(let value, let tolerance, _): number(value) + (tolerance > 0 ? " ±\(number(tolerance))" : "")
    }
  }

  private func number(_ value: Double) -> String {
    value.signedText + unit
  }

  private func seconds(_ time: Time) -> String {
    time.shortText
  }
}
