/// One expectation before and after.
public struct ExpectationChange: Hashable, Sendable {
  /// Nil where it is not expected on that side; never both.
  public let before: CheckResult?
  public let after: CheckResult?

  /// Whether it is expected on both sides with the same outcome.
  public var isSame: Bool {
    guard let before, let after else { return false }
    return before.isMet == after.isMet
  }

  public var panel: String { (after ?? before)?.panel ?? "" }
  /// `gap within ±0.5 pt`
  public var statement: String { (after ?? before)?.statement ?? "" }

  /// `right: 'gap within ±0.5 pt' fails now: gap is −73.1 pt at 0.283 s (frame 17), …`
  public var text: String {
    let name = "\(panel): '\(statement)'"
    guard let after else { return "\(name) is no longer expected" }
    guard before != nil else {
      return "\(name) is expected now, and " + (after.isMet ? "holds" : "fails: \(after.message)")
    }
    return "\(name) \(after.isMet ? "holds now" : "fails now"): \(after.message)"
  }

  /// Pairs the results of both sides by panel and statement, in the order of the second; what is expected twice
  /// counts once.
  public static func changes(from before: [CheckResult], to after: [CheckResult]) -> [ExpectationChange] {
    func key(_ result: CheckResult) -> [String] { [result.panel, result.statement] }
    let old = Dictionary(before.map { (key($0), $0) }) { first, _ in first }
    var seen: Set<[String]> = []
    func isNew(_ result: CheckResult) -> Bool { seen.insert(key(result)).inserted }
    return after.filter(isNew).map { ExpectationChange(before: old[key($0)], after: $0) }
      + before.filter(isNew).map { ExpectationChange(before: $0, after: nil) }
  }
}
