/// Takes a statement's arguments one by one. What is wrong is reported; the caller gets nil and goes on.
struct StatementReader {
  let statement: Statement
  /// What the statement is called in messages; of a phrase, the statement it belongs to as well.
  let title: String
  /// How it is written, as a hint.
  let usage: String
  var log = ReadingLog()
  private(set) var next = 0
  private(set) var hasFailed = false
  /// Whether the rest of the arguments cannot be told any more: nothing further is said of them.
  private(set) var isLost = false

  init(_ statement: Statement, title: String, usage: String) {
    self.statement = statement
    self.title = title
    self.usage = usage
  }

  var upcoming: Term? {
    next < statement.arguments.count ? statement.arguments[next] : nil
  }

  /// An argument that must be there.
  mutating func required<Value>(_ kind: ArgumentKind<Value>) -> Located<Value>? {
    guard !isLost else { return nil }
    guard let term = upcoming else {
      report(.missingArgument, at: statement.range, "'\(title)' lacks \(kind.description)", hint: usage)
      return nil
    }
    return take(term, as: kind)
  }

  /// An argument that may be left out.
  mutating func optional<Value>(_ kind: ArgumentKind<Value>) -> Located<Value>? {
    guard !isLost, let term = upcoming, kind.resembles(term.value) else { return nil }
    return take(term, as: kind)
  }

  /// All arguments that are left, at least one.
  mutating func list<Value>(_ kind: ArgumentKind<Value>) -> [Located<Value>] {
    var values: [Located<Value>] = []
    repeat {
      guard let value = required(kind) else { break }
      values.append(value)
    } while upcoming != nil
    return values
  }

  /// A word that must follow, like the `in` of `scroll first-responder in list`.
  mutating func word(_ word: String) {
    guard !isLost else { return }
    guard let term = upcoming else {
      return report(.missingArgument, at: statement.range, "'\(title)' lacks '\(word)'", hint: usage)
    }
    guard term.value == .word(word) || term.value == .invalid else {
      return report(.wrongArgument, at: term.range, "'\(title)' takes '\(word)' here, not \(term.value.quoted)")
    }
    next += 1
  }

  /// Takes a word that may follow, and says whether it was there.
  mutating func skip(_ word: String) -> Bool {
    guard let term = upcoming, term.value == .word(word) else { return false }
    next += 1
    return true
  }

  /// Takes whatever comes next.
  mutating func takeTerm() -> Term? {
    guard let term = upcoming else { return nil }
    next += 1
    return term
  }

  /// The numbers of a call: `spring(3, 1000, 500)`; `names` are what they are called, the last `optional` of which
  /// may be left out.
  mutating func call(_ names: [String], optional: Int = 0) -> [Located<Double>]? {
    let usage = "write '\(title)(\(names.joined(separator: ", ")))'"
    guard let term = upcoming, case .call(_, let arguments) = term.value else {
      report(.missingArgument, at: statement.range, "'\(title)' lacks its numbers in parentheses", hint: usage)
      return nil
    }
    guard (names.count - optional...names.count).contains(arguments.count) else {
      report(.wrongArgument, at: term.range, "'\(title)' does not take \(arguments.count) numbers", hint: usage)
      return nil
    }
    next += 1
    return arguments.compactMap { take($0, as: .number, advancing: 0) }
  }

  /// Notes something about the statement that does not touch its arguments.
  mutating func note(_ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil) {
    log.diagnostics.append(Diagnostic(code, at: range, message, hint: hint))
  }

  /// Reports a statement that may repeat, but not with these words.
  mutating func reportTwice(_ words: String) {
    log.diagnostics.append(.givenTwice(words, at: statement.range))
  }

  /// Says that what was read as a part of the statement was wrong and has been reported.
  mutating func fail() {
    hasFailed = true
  }

  /// Reports what makes the rest of the statement unreadable.
  mutating func report(_ code: Diagnostic.Code, at range: SourceRange, _ message: String, hint: String? = nil) {
    hasFailed = true
    isLost = true
    log.diagnostics.append(Diagnostic(code, at: range, message, hint: hint))
  }

  /// A term of the wrong unit, a wrong choice, or one that was reported when it was parsed, still stands for what is
  /// expected; after anything else the rest cannot be told.
  private mutating func passOver<Value>(_ term: Term, as kind: ArgumentKind<Value>) -> Located<Value>? {
    hasFailed = true
    next += 1
    guard term.value != .invalid else { return nil }
    let mismatch = mismatch(of: term, with: kind)
    isLost = mismatch.code == .wrongArgument
    log.diagnostics.append(mismatch)
    return nil
  }

  private mutating func take<Value>(
    _ term: Term, as kind: ArgumentKind<Value>, advancing step: Int = 1
  ) -> Located<Value>? {
    guard let value = kind.value(term.value) else {
      return passOver(term, as: kind)
    }
    next += step
    return Located(value, at: term.range)
  }
}

extension Diagnostic {
  static func givenTwice(_ words: String, at range: SourceRange) -> Self {
    Diagnostic(.givenTwice, at: range, "'\(words)' is given twice", hint: "keep one of them")
  }
}
