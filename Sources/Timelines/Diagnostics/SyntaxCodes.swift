/// What can be wrong with the text of a file: E001–E029.
extension Diagnostic.Code {
  static let invalidUTF8 = Self("E001", "the file holds bytes that are not UTF-8")
  static let nulByte = Self("E002", "the file holds a NUL byte")
  static let fileTooLarge = Self("E003", "the file is larger than a timeline may be")
  static let lineTooLong = Self("E004", "a line is longer than a line may be")
  static let unknownCharacter = Self("E005", "a character has no meaning in a timeline")
  static let unterminatedString = Self("E006", "a string has no closing quote on its line")
  static let unknownEscape = Self("E007", "a backslash in a string is followed by something it does not know")
  static let malformedNumber = Self("E008", "a number is not written as digits, perhaps with a point between digits")
  static let unknownUnit = Self("E009", "a number is followed by letters that are no unit")
  static let malformedWord = Self("E010", "a word holds an underscore or ends in a hyphen")
  static let statementExpected = Self("E011", "a line does not begin with a word")
  static let unexpectedToken = Self("E012", "something stands where a statement has no place for it")
  static let valueExpected = Self("E013", "an operator, a comma or a parenthesis has no value beside it")
  static let unclosedParenthesis = Self("E014", "a parenthesis is not closed on its line")
  static let unclosedBrace = Self("E015", "a brace is never closed")
  static let strayBrace = Self("E016", "a closing brace closes nothing")
  static let nestedTooDeeply = Self("E017", "blocks, parentheses or operations are nested deeper than is allowed")
  static let separatorExpected = Self("E018", "a statement follows a block on the same line without ';'")
  static let looseBlock = Self("E019", "an opening brace does not stand on the line of its statement")
  static let malformedLet = Self("E020", "a 'let' is not of the form 'let name = value'")
  static let malformedFor = Self("E021", "a 'for' is not of the form 'for name in a, b { … }'")
  static let malformedInclude = Self("E022", "an 'include' is not of the form 'include \"file\"'")
  static let misplacedRelative = Self("E023", "a '+' that makes a value relative stands inside an expression")
  static let tooManyFindings = Self("E024", "there are more findings than are listed")

  static let syntax: [Self] = [
    .invalidUTF8, .nulByte, .fileTooLarge, .lineTooLong, .unknownCharacter, .unterminatedString, .unknownEscape,
    .malformedNumber, .unknownUnit, .malformedWord, .statementExpected, .unexpectedToken, .valueExpected,
    .unclosedParenthesis, .unclosedBrace, .strayBrace, .nestedTooDeeply, .separatorExpected, .looseBlock,
    .malformedLet, .malformedFor, .malformedInclude, .misplacedRelative, .tooManyFindings,
  ]
}
