/// The language as its grammars have it: which statement can stand where, and how it is written.
public enum LanguageReference {
  /// A place and the statements that can stand in it.
  public struct Place: Hashable, Sendable {
    /// One of its statements: `setting of a handler`.
    public let noun: String
    let group: String
    public let statements: [Usage]
  }

  /// How a statement is written.
  public struct Usage: Hashable, Sendable {
    public let keyword: String
    /// Its arguments: `NAME ["CAPTION"]`.
    public let notation: String
    /// Whether it may stand more than once in one place.
    public let repeats: Bool
    public let takesBlock: Bool
  }

  /// All places, outer ones first.
  public static let places: [Place] =
    [
      Place(Timeline.grammar), Place(Timeline.System.grammar), Place(Timeline.KeyboardHeight.grammar),
      Place(Timeline.Screen.grammar), Place(Timeline.Bar.grammar),
      Place(Timeline.Guide.grammar), Place(.accessory),
    ] + elements + [
      Place(.topLines), Place(.bottomLines), Place(Timeline.Handler.grammar), Place(Timeline.Change.grammar),
      Place(Timeline.Condition.grammar), Place(Timeline.Animation.grammar), Place(Timeline.ResponderScroll.grammar),
      Place(Timeline.Component.grammar), Place(Timeline.Panel.grammar), Place(Timeline.PositionsFile.grammar),
      Place(Timeline.Cue.grammar),
      Place(Timeline.RawNotification.grammar),
      Place(Timeline.Expectations.grammar), Place(Timeline.ClaimReading.lengthGrammar),
      Place(Timeline.ClaimReading.countGrammar), Place(Timeline.Direction.grammar),
    ]

  private static let elements: [Place] = Timeline.Element.Kind.allCases.map {
    Place(Timeline.Element.grammar(of: $0, .placed))
  }.filter { !$0.statements.isEmpty }

  /// What a keyword is, where there is such a statement; at most three.
  static func nouns(with keyword: String) -> [String] {
    var nouns: [String] = []
    for place in places where place.statements.contains(where: { $0.keyword == keyword }) {
      if !nouns.contains(place.group) { nouns.append(place.group) }
    }
    return Array(nouns.prefix(3))
  }
}

extension LanguageReference.Place {
  fileprivate init<Owner>(_ grammar: Grammar<Owner>) {
    noun = grammar.noun
    group = grammar.group
    statements = grammar.forms.map {
      LanguageReference.Usage(
        keyword: $0.keyword, notation: $0.notation, repeats: $0.repeats, takesBlock: $0.block != .none)
    }
  }
}
