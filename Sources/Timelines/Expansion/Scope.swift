/// Names and their values, innermost block last.
struct Scopes {
  struct Constant {
    var value: Term.Value
    var definition: SourceRange
    /// A loop's variable may go unused; a constant is there to be used.
    var isVariable: Bool
    var isUsed = false
  }

  private var levels: [[String: Constant]] = [[:]]

  mutating func enter() { levels.append([:]) }

  /// Leaves the innermost block and returns what was defined there.
  mutating func leave() -> [String: Constant] { levels.popLast() ?? [:] }

  func definition(of name: String) -> Constant? {
    for level in levels.reversed() {
      if let constant = level[name] { return constant }
    }
    return nil
  }

  mutating func define(_ name: String, _ constant: Constant) {
    levels[levels.count - 1][name] = constant
  }

  /// The value of a name, which counts as used from now on.
  mutating func use(_ name: String) -> Constant? {
    for index in levels.indices.reversed() {
      guard let constant = levels[index][name] else { continue }
      levels[index][name]?.isUsed = true
      return constant
    }
    return nil
  }

  var names: [String] { levels.flatMap(\.keys) }
}
