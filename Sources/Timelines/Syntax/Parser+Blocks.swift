extension Parser {
  /// A block; the parser stands at its opening brace.
  mutating func parseBlock() -> SyntaxBlock {
    let open = token.range
    guard depth < SourceLimits.nesting else { return skipDeepBlock() }
    depth += 1
    openBlocks.append(OpenBlock(brace: open, indentation: indentation(ofLineAt: open.start)))
    advance()
    let outerComments = listComments
    listComments = []
    var block = SyntaxBlock(open: open, items: parseItems())
    listComments = outerComments
    openBlocks.removeLast()
    depth -= 1
    if isAt(.closeBrace), !belongsToOuterBlock(open) {
      block.close = token.range
      advance()
    } else {
      reportUnclosed(open)
    }
    return block
  }

  private mutating func reportUnclosed(_ open: SourceRange) {
    // Without indentation to go by, one missing brace leaves every block around it open: the innermost is reported.
    guard followsIndentation || !hasUnclosedBrace else { return }
    hasUnclosedBrace = true
    report(.unclosedBrace, at: open, "'{' is never closed", hint: "add '}' after the block's last statement")
  }

  /// A brace past the depth limit: passed over with all it holds, without recursion.
  private mutating func skipDeepBlock() -> SyntaxBlock {
    let open = token.range
    report(.nestedTooDeeply, at: open, "more than \(SourceLimits.nesting) blocks inside one another")
    var level = 0
    repeat {
      if isAt(.openBrace) { level += 1 }
      if isAt(.closeBrace) { level -= 1 }
      advance()
    } while level > 0 && token.kind != .end
    return SyntaxBlock(open: open, items: [], close: open)
  }

  /// Whether the closing brace here ends the current block. One that closes nothing is reported and passed over.
  mutating func closesBlock() -> Bool {
    if !openBlocks.isEmpty { return true }
    report(.strayBrace, at: token.range, "'}' closes nothing", hint: "remove it, or look for a '{' that is missing")
    advance()
    return false
  }

  /// A brace at the start of a line: it belongs to the statement before, if that has no block yet.
  mutating func parseLooseBlock(after items: inout [SyntaxItem]) {
    report(
      .looseBlock, at: token.range, "'{' does not stand on the line of its statement",
      hint: "put it at the end of the statement's line")
    let block = parseBlock()
    guard case .statement(var statement)? = items.last, statement.block == nil else { return }
    statement.block = block
    items[items.count - 1] = .statement(statement)
  }
}

// MARK: - Reading by indentation

extension Parser {
  /// Whether a statement that begins a line stands too far left to be in the current block.
  func endsBlockByIndentation() -> Bool {
    guard followsIndentation, let block = openBlocks.last, beginsLine(token.range) else { return false }
    return indentation(ofLineAt: token.range.start) <= block.indentation
  }

  /// Whether the closing brace here stands further left than the block's statement, and another block is open that it
  /// fits.
  func belongsToOuterBlock(_ open: SourceRange) -> Bool {
    guard followsIndentation, beginsLine(token.range) else { return false }
    let closing = indentation(ofLineAt: token.range.start)
    return closing < indentation(ofLineAt: open.start) && openBlocks.contains { $0.indentation == closing }
  }

  private func beginsLine(_ range: SourceRange) -> Bool {
    let line = source.byteRange(ofLine: source.lineIndex(at: range.start))
    return line.lowerBound + indentation(ofLineAt: range.start) == range.start
  }

  private func indentation(ofLineAt offset: Int) -> Int {
    let line = source.byteRange(ofLine: source.lineIndex(at: offset))
    return source.bytes[line].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }
}
