/// What can be wrong with a single statement and its place: E050–E069.
extension Diagnostic.Code {
  public static let unknownKeyword = Self("E050", "a statement, setting, cue, curve or quantity is not known")
  public static let wrongPlace = Self("E051", "a statement stands where it has no meaning")
  public static let givenTwice = Self("E052", "a setting that can be given once is given again")
  public static let missingArgument = Self("E053", "a statement lacks an argument")
  public static let wrongArgument = Self("E054", "an argument is of another kind than the statement takes")
  public static let wrongUnit = Self("E055", "a number has no unit, or one that does not fit")
  public static let unknownChoice = Self("E056", "a word is none of those the setting chooses from")
  public static let excessArgument = Self("E057", "a statement has more arguments than it takes")
  public static let needlessBlock = Self("E058", "a block follows a statement that has none")
  public static let missingBlock = Self("E059", "a statement that needs a block has none")

  static let reading: [Self] = [
    .unknownKeyword, .wrongPlace, .givenTwice, .missingArgument, .wrongArgument, .wrongUnit, .unknownChoice,
    .excessArgument, .needlessBlock, .missingBlock,
  ]
}
