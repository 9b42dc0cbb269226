/// The statements that may stand in one place, and how each is read into an `Owner`.
///
/// Everything that reading checks follows from these tables: which words are known, where they may stand, whether they
/// may repeat, and what arguments they take.
struct Grammar<Owner>: Sendable {
  /// One of its statements, for people: `setting of a handler`, `cue`.
  let noun: String
  /// What all grammars alike are called together, where that is shorter: `setting of an element`.
  let group: String
  let forms: [Form<Owner>]

  init(_ noun: String, group: String? = nil, _ forms: [Form<Owner>]) {
    self.noun = noun
    self.group = group ?? noun
    self.forms = forms
  }
}

/// One statement of the language: how it is written, and what reading it does to its owner.
struct Form<Owner>: Sendable {
  enum Block: Sendable {
    case none, optional, required
  }

  let keyword: String
  /// How the arguments are written, for people: `NAME ["caption"]`.
  let notation: String
  /// Whether it may stand more than once in one place.
  let repeats: Bool
  let block: Block
  /// Whether its first word is a name that others may use.
  let declares: Bool
  let read: @Sendable (inout StatementReader, inout Owner) -> Void

  init(
    _ keyword: String, _ notation: String = "", repeats: Bool = false, block: Block = .none,
    declares: Bool = false, read: @escaping @Sendable (inout StatementReader, inout Owner) -> Void
  ) {
    self.keyword = keyword
    self.notation = notation
    self.repeats = repeats
    self.block = block
    self.declares = declares
    self.read = read
  }

  /// A statement with a single argument that is stored as it stands.
  static func setting<Value>(
    _ keyword: String, _ kind: ArgumentKind<Value>, _ path: WritableKeyPath<Owner, Located<Value>?> & Sendable
  ) -> Self {
    Form(keyword, kind.notation) { reader, owner in owner[keyPath: path] = reader.required(kind) }
  }

  /// A statement without arguments, remembered by where it stands.
  static func flag(_ keyword: String, _ path: WritableKeyPath<Owner, SourceRange?> & Sendable) -> Self {
    Form(keyword) { reader, owner in owner[keyPath: path] = reader.statement.range }
  }
}
