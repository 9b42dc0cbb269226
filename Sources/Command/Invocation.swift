/// What a whole command line asks for.
enum Invocation: Sendable {
  case version
  case overview
  case page(Verb)
  case verb(Verb, Arguments)

  init(_ arguments: [String]) throws(UsageErrors) {
    switch arguments.first {
    case nil, "--help", "-h": self = .overview
    case "--version": self = .version
    case let first?:
      guard let verb = Verb.named(first) else {
        throw UsageErrors(
          errors: [.unknownVerb(first, nearest: closest(to: first, in: Verb.all.map(\.name)))], verb: nil)
      }
      self = try Self.read(arguments.dropFirst(), for: verb)
    }
  }

  private static func read(_ rest: ArraySlice<String>, for verb: Verb) throws(UsageErrors) -> Invocation {
    let beforeDashes = rest.prefix { $0 != "--" }
    if beforeDashes.contains("--help") || beforeDashes.contains("-h") { return .page(verb) }
    return .verb(verb, try ArgumentReader.read(rest, for: verb))
  }
}
