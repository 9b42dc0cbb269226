import Scenarios
import Units

extension Wording {
  /// `gap within ±0.5 pt from 0.2 s`
  var statement: String {
    switch claim {
    case .holds: subject + rangeWords
    case .within: "\(subject) \(target)"
    case .reaches: "\(subject) reaches \(target)"
    case .equals: "\(subject) equals \(target)" + momentWords
    case .starts(let limit): "\(subject) starts \(deadline(limit))"
    case .settles(let limit): "\(subject) settles \(deadline(limit))"
    case .moves(let count): "\(subject) moves \(times(count))\(rangeWords)"
    case .like(_, let tolerance): "\(subject) like \(reference)\(tolerated(tolerance))\(rangeWords)"
    }
  }

  /// What is expected, without the verb.
  var target: String {
    switch claim {
    case .within(let limit): "within ±\(number(limit))\(rangeWords)"
    case .reaches(let value, let tolerance): number(value) + (tolerance.map { " ±\(number($0))" } ?? "") + rangeWords
    case .equals(let value, let tolerance): number(value) + tolerated(tolerance) + rangeWords
    case .holds, .starts, .settles, .moves, .like: rangeWords
    }
  }

  func tolerated(_ tolerance: Double) -> String { tolerance > 0 ? " ±\(number(tolerance))" : "" }

  /// `within 0.05 s after 0.2 s`
  func deadline(_ limit: Time) -> String {
    guard case .range(let from, let to) = span else { return "within \(limit.shortText)" }
    return "within \(limit.shortText) after \((from ?? .zero).shortText)" + (to.map { " to \($0.shortText)" } ?? "")
  }

  func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private var momentWords: String {
    if case .moment(let time) = span { " at \(time.shortText)" } else { "" }
  }
}
