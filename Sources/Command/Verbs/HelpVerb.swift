import Curve7Kit

extension Verb {
  static let help = Verb(
    name: "help", summary: "print this help, or a verb's", operands: .optional("VERB"), options: [],
    example: Example(command: "curve7 help render", effect: "what render does, and its options")
  ) { arguments, context in
    guard let name = arguments.operands.first else {
      try context.print(HelpPage.overview(of: Verb.all))
      return .done
    }
    guard let verb = Verb.named(name) else {
      throw UsageErrors(
        errors: [.unknownVerb(name, nearest: Suggestion.nearest(to: name, among: Verb.all.map(\.name)))], verb: "help")
    }
    try context.print(HelpPage.page(of: verb))
    return .done
  }
}
