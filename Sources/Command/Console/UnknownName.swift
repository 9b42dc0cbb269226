import Curve7Kit

/// A name on the command line that nothing listed has. The command line is wrong, not the input.
struct UnknownName: Error, Hashable, CustomStringConvertible {
  let description: String
  /// Whose help or list explains it.
  let verb: String

  init(_ name: String, of kind: String, among names: [String], verb: String) {
    self.verb = verb
    let hint =
      Suggestion.nearest(to: name, among: names).map { "did you mean '\($0)'?" } ?? "'curve7 \(verb)' lists them"
    description = "there is no \(kind) '\(name)'; \(hint)"
  }

  /// As above, where the names are so few that the message lists them.
  init(_ name: String, of kind: String, amongFew names: [String], verb: String) {
    self.verb = verb
    let list = enumeration(names.map { "'\($0)'" }, "or")
    description = "there is no \(kind) '\(name)'; " + (names.isEmpty ? "there are none" : "write \(list)")
  }
}
