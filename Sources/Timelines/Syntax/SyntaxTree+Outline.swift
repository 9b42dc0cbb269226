extension SyntaxTree {
  /// The tree as text, one node a line with its place, for looking at and for comparing.
  ///
  /// - Parameter file: the file the tree was read from.
  public func outline(of file: SourceFile) -> String {
    var outline = SyntaxOutline(file: file)
    outline.add(items, depth: 0)
    return outline.text
  }
}

private struct SyntaxOutline {
  let file: SourceFile
  var text = ""

  mutating func add(_ items: [SyntaxItem], depth: Int) {
    for item in items {
      switch item {
      case .statement(let statement): add(statement, depth)
      case .constant(let constant):
        line("let \(constant.name.value)", constant.range, depth)
        add(constant.value, depth + 1)
      case .loop(let loop):
        line("for \(loop.variable.value)", loop.range, depth)
        for value in loop.values { add(value, depth + 1) }
        add(loop.block, depth)
      case .include(let include):
        line("include", include.range, depth)
        add(include.path, depth + 1)
      case .comment(let comment):
        line("\(comment.isTrailing ? "trailing " : "")comment '\(comment.text)'", comment.range, depth)
      }
    }
  }

  private mutating func add(_ statement: SyntaxStatement, _ depth: Int) {
    line("statement \(statement.keyword.value)", statement.range, depth)
    for argument in statement.arguments { add(argument, depth + 1) }
    if let block = statement.block { add(block, depth) }
  }

  private mutating func add(_ block: SyntaxBlock, _ depth: Int) {
    line("{", block.open, depth)
    add(block.items, depth: depth + 1)
    if let close = block.close { line("}", close, depth) } else { line("} is missing", nil, depth) }
  }

  private mutating func add(_ expression: SyntaxExpression, _ depth: Int) {
    let (name, parts) = description(of: expression)
    line(name, expression.range, depth)
    for part in parts { add(part, depth + 1) }
  }

  private func description(of expression: SyntaxExpression) -> (String, parts: [SyntaxExpression]) {
    switch expression.kind {
    case .word(let word): ("word \(word)", [])
    case .string(let pieces): ("string \(pieces.map(description).joined(separator: " "))", [])
    case .number(let value, let unit): ("number \(value) \(unit.rawValue)", [])
    case .call(let name, let arguments): ("call \(name.value)", arguments)
    case .relative(let inner): ("relative", [inner])
    case .negation(let inner): ("negation", [inner])
    case .operation(let sign, let left, let right): ("operation \(sign.rawValue)", [left, right])
    case .group(let inner): ("group", [inner])
    case .invalid: ("invalid", [])
    }
  }

  private func description(of piece: StringPiece) -> String {
    switch piece {
    case .text(let text): text.debugDescription
    case .name(let name): "name \(name.value)"
    }
  }

  private mutating func line(_ name: String, _ range: SourceRange?, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + name
    if let range {
      let (start, end) = (file.location(at: range.start), file.location(at: range.end))
      let isOneLine = start.line == end.line
      text += "  \(start.line):\(start.column)–\(isOneLine ? "" : "\(end.line):")\(end.column)"
    }
    text += "\n"
  }
}
