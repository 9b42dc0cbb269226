/// The help texts, all made from the descriptions of the verbs.
enum HelpPage {
  /// `curve7 --help`
  static func overview(of verbs: [Verb]) -> String {
    let list = TextTable(rows: verbs.map { ["  \($0.name)", $0.summary] })
    return """
      curve7 \(Version.text): an iOS view and the keyboard, simulated frame by frame and drawn

      usage: curve7 VERB [options] FILE…
             curve7 FILE                 as curve7 render FILE

      verbs
      \(list.lines.joined())
      options of every verb
      \(table(CommonOptions.specs))

      instead of a verb
      \(table([CommonOptions.version.spec]))

      'curve7 VERB --help' explains a verb. A FILE is a timeline, '-' is standard input, '--' ends the options.

      example
        curve7 timelines/curve-sync.timeline

      exit codes
        0 done, or the same; 1 an expectation does not hold, or something differs; 2 no baseline; 3 not comparable;
        64 wrong command line; 65 errors in the input; 66 no such input; 70 a fault of curve7; 73, 74 cannot write
      """
  }

  /// `curve7 VERB --help`
  static func page(of verb: Verb) -> String {
    let options = verb.options.isEmpty ? "" : "\noptions\n\(table(verb.options))\n"
    return """
      curve7 \(verb.name): \(verb.summary)

      usage: curve7 \(verb.name)\(verb.options.isEmpty ? "" : " [options]")\(verb.operands.text)
      \(options)
      options of every verb
      \(table(CommonOptions.specs))

      example
        \(verb.example.command)
        \(verb.example.effect)
      """
  }

  private static func table(_ options: [OptionSpec]) -> String {
    let rows = options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? "    "
      let value = option.placeholder.map { " \($0)" } ?? ""
      let standard = option.standard.map { " (default: \($0))" } ?? ""
      return ["  \(letter)\(option.flag)\(value)", option.help + standard]
    }
    return TextTable(rows: rows).lines.joined().trimmingLastLineEnd
  }
}

extension String {
  fileprivate var trimmingLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
