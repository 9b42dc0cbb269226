import Curve7Kit
import Foundation

/// What a whole command line asks for.
enum Invocation: Sendable {
  case version
  case overview
  case page(Verb)
  case verb(Verb, Arguments)

  /// Options that every verb has may stand before it. A verb may be left out before a file or an option of `render`:
  /// `curve7 FILE` is `curve7 render FILE`.
  init(_ arguments: [String]) throws(UsageErrors) {
    let place = Self.lengthOfCommonOptions(arguments)
    let leading = arguments[..<place]
    if arguments.isEmpty || place == arguments.endIndex && leading.contains(where: Self.asksForHelp) {
      self = .overview
    } else if arguments == [CommonOptions.version.spec.flag] {
      self = .version
    } else if place < arguments.endIndex, let verb = Verb.named(arguments[place]) {
      self = try Self.read(leading + arguments[(place + 1)...], for: verb)
    } else {
      let word = place < arguments.endIndex ? arguments[place] : ""
      self = try Self.read(arguments[...], for: Self.impliedVerb(word))
    }
  }

  private static func read(_ rest: ArraySlice<String>, for verb: Verb) throws(UsageErrors) -> Invocation {
    if rest.prefix(while: { $0 != "--" }).contains(where: asksForHelp) { return .page(verb) }
    return .verb(verb, try ArgumentReader.read(rest, for: verb))
  }

  private static func asksForHelp(_ argument: String) -> Bool {
    argument == CommonOptions.help.spec.flag || argument == "-h"
  }

  /// How many words at the beginning are options that every verb has, and their values.
  private static func lengthOfCommonOptions(_ arguments: [String]) -> Int {
    var length = 0
    while length < arguments.count, isCommonOption(arguments[length]) {
      let hasValue = CommonOptions.specs.contains { arguments[length] == $0.flag && $0.placeholder != nil }
      length += 1
      if hasValue, length < arguments.count, !arguments[length].hasPrefix("-") { length += 1 }
    }
    return length
  }

  private static func isCommonOption(_ argument: String) -> Bool {
    argument == "-h"
      || CommonOptions.specs.contains { argument == $0.flag || argument.hasPrefix("\($0.flag)=") }
  }

  /// `render` when the word can be meant as its file or option: it starts with a dash, has a dot or a slash in it, or
  /// is the name of something on disk. Any other word is taken for a verb that does not exist.
  private static func impliedVerb(_ word: String) throws(UsageErrors) -> Verb {
    let isFile =
      word.isEmpty || word.hasPrefix("-") || word.contains { "/.".contains($0) }
      || FileManager.default.fileExists(atPath: word)
    if isFile { return .render }
    throw UsageErrors(
      errors: [.unknownVerb(word, nearest: Suggestion.nearest(to: word, among: Verb.all.map(\.name)))], verb: nil)
  }
}
