extension LanguageReference {
  /// Every place and its statements, as the reference in `docs/language.md` lists them.
  public static var documentation: String {
    places.map { place in
      let lines = place.statements.map { "  " + $0.line }
      return ([place.noun + ":"] + lines).joined(separator: "\n")
    }.joined(separator: "\n\n") + "\n"
  }
}

extension LanguageReference.Usage {
  /// `observe NOTIFICATION …`; a `*` stands behind what may be repeated, `{ }` behind what can have a block.
  fileprivate var line: String {
    let words =
      notation.hasPrefix("(") ? keyword + notation : [keyword, notation].filter { $0 != "" }.joined(separator: " ")
    return words + (takesBlock ? " { }" : "") + (repeats ? " *" : "")
  }
}
