/// Turns trees into statements: replaces names, computes values, repeats loops, puts included files in place.
struct Expander {
  var library: SourceLibrary
  var scopes = Scopes()
  var budget = ExpansionBudget()
  private(set) var findings = FindingList()
  /// Files whose items are being expanded, the timeline first.
  var includeStack: [Int] = []
  private var hasReportedLimit = false

  init(library: SourceLibrary) {
    self.library = library
  }

  /// The statements of the timeline itself.
  mutating func expand(file: Int) -> [Statement] {
    includeStack = [file]
    let statements = expand(library.trees[file].items)
    reportUnused(scopes.leave())
    return statements
  }

  mutating func expand(_ items: [SyntaxItem]) -> [Statement] {
    var statements: [Statement] = []
    for item in items where !hasReportedLimit {
      switch item {
      case .statement(let statement): statements.append(expand(statement))
      case .constant(let constant): define(constant)
      case .loop(let loop): statements += expand(loop)
      case .include(let include): statements += expand(include)
      case .comment: break
      }
    }
    return statements
  }

  private mutating func expand(_ statement: SyntaxStatement) -> Statement {
    takeStatement(at: statement.range)
    var keyword = statement.keyword
    if case .word(let word)? = scopes.definition(of: keyword.value)?.value {
      _ = scopes.use(keyword.value)
      keyword.value = word
    }
    let arguments = statement.arguments.map { term($0) }
    let block = statement.block.map { expandBlock($0.items) }
    return Statement(keyword: keyword, arguments: arguments, block: block, range: statement.range)
  }

  mutating func expandBlock(_ items: [SyntaxItem]) -> [Statement] {
    scopes.enter()
    let statements = expand(items)
    reportUnused(scopes.leave())
    return statements
  }

  private mutating func define(_ constant: SyntaxConstant) {
    takeStatement(at: constant.range)
    let value = term(constant.value).value
    define(constant.name, value, isVariable: false)
  }

  private mutating func expand(_ loop: SyntaxLoop) -> [Statement] {
    let values = loop.values.map { term($0).value }
    var statements: [Statement] = []
    for value in values where !hasReportedLimit {
      takeStatement(at: loop.range)
      scopes.enter()
      define(loop.variable, value, isVariable: true)
      statements += expand(loop.block.items)
      reportUnused(scopes.leave())
    }
    return statements
  }

  /// Gives a name a value. A name that has one already, here or further out, keeps it.
  private mutating func define(_ name: Located<String>, _ value: Term.Value, isVariable: Bool) {
    if let earlier = scopes.definition(of: name.value) {
      return report(
        .nameTaken, at: name.range,
        "'\(name.value)' is defined already, \(place(earlier.definition, from: name.range))",
        hint: "choose another name")
    }
    scopes.define(
      name.value, Scopes.Constant(value: value, definition: name.range, isVariable: isVariable))
  }

  /// Constants of included files are there for every timeline that includes them and may go unused in one.
  private mutating func reportUnused(_ constants: [String: Scopes.Constant]) {
    guard !hasReportedLimit else { return }
    for (name, constant) in constants
    where !constant.isUsed && !constant.isVariable && constant.definition.file == 0 {
      report(.unusedConstant, at: constant.definition, "'\(name)' is never used", hint: "remove it")
    }
  }

  private mutating func takeStatement(at range: SourceRange) {
    budget.takeStatement()
    reportLimit(at: range)
  }

  /// Reports, once, that the budget is used up; nothing is expanded from then on.
  mutating func reportLimit(at range: SourceRange) {
    guard let limit = budget.exceeded, !hasReportedLimit else { return }
    hasReportedLimit = true
    report(.tooMuch, at: range, "the timeline expands to more than \(limit)", hint: "repeat less with 'for'")
  }

  mutating func report(
    _ code: Diagnostic.Code, at range: SourceRange, _ message: String,
    hint: String? = nil
  ) {
    findings.append(Diagnostic(code, at: range, message, hint: hint))
  }

  /// "in line 3", with the file where it is another one.
  func place(_ definition: SourceRange, from use: SourceRange) -> String {
    let location = library.files.start(of: definition)
    let file = definition.file == use.file ? "" : " of '\(location.file)'"
    return "in line \(location.line)\(file)"
  }
}
