/// A statement after constants, loops and includes are worked out: a keyword, its arguments, perhaps a block.
public struct Statement: Hashable, Sendable {
  /// The first word, replaced where it names a constant that is a word.
  public var keyword: Located<String>
  /// In the order they were written.
  public var arguments: [Term]
  /// Nil without braces, which is not the same as empty braces.
  public var block: [Statement]?
  /// From the keyword to the last argument (not the block).
  public var range: SourceRange

  public init(keyword: Located<String>, arguments: [Term], block: [Statement]? = nil, range: SourceRange) {
    self.keyword = keyword
    self.arguments = arguments
    self.block = block
    self.range = range
  }
}

/// One argument of a statement.
public struct Term: Hashable, Sendable {
  /// What an argument stands for, after names are replaced and sums are done.
  public indirect enum Value: Hashable, Sendable {
    /// A name or a word of the language.
    case word(String)
    /// Text, with names filled in.
    case string(String)
    /// A finite number of magnitude up to ``SourceLimits/magnitude``, in the unit it is kept in.
    case quantity(Double, Unit)
    /// `+0.3s`: signed with an explicit plus, for relative times.
    case relative(Double, Unit)
    /// `bezier(0.42, 0, 0.58, 1)`
    case call(String, [Term])
    /// Something that could not be read or computed and is already reported: takes the place of whatever is expected
    /// there, without a further word.
    case invalid
  }

  /// What it stands for.
  public var value: Value
  /// Where it was used, not where a constant was defined.
  public var range: SourceRange

  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

/// What a number counts. Seconds and milliseconds are both `seconds`, converted; `50%` is 0.5 `fraction`.
public enum Unit: String, CaseIterable, Sendable {
  case none
  case seconds
  case points
  case times
  case fraction
}
