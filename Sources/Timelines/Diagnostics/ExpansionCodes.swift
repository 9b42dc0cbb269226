/// What can be wrong with constants, loops and includes: E030–E049, W001–W019.
extension Diagnostic.Code {
  static let nameTaken = Self("E030", "a name is given a value twice")
  static let reservedName = Self("E031", "a constant has the name of a statement of the language itself")
  static let notANumber = Self("E032", "something that is no number stands in arithmetic")
  static let unitMismatch = Self("E033", "an operation on values whose units do not go together")
  static let divisionByZero = Self("E034", "a division by zero")
  static let numberTooLarge = Self("E035", "a number is larger than a timeline may hold")
  static let unknownName = Self("E036", "a name in a string is neither a constant nor the variable of a loop")
  static let tooMuch = Self("E037", "the timeline expands to more than is allowed")
  static let includeOutside = Self(
    "E040", "the path of an included file or of positions leads out of the timeline's folder")
  static let includeMissing = Self("E041", "an included file, or one of positions, does not exist")
  static let includeUnreadable = Self("E042", "an included file, or one of positions, cannot be read or is no file")
  static let includeCycle = Self("E043", "a file includes itself, directly or through others")
  static let tooManyIncludes = Self("E044", "includes are nested too deeply, or there are too many files")
  static let unusedConstant = Self("W001", "a constant is never used")

  static let expansion: [Self] = [
    .nameTaken, .reservedName, .notANumber, .unitMismatch, .divisionByZero, .numberTooLarge, .unknownName, .tooMuch,
    .includeOutside, .includeMissing, .includeUnreadable, .includeCycle, .tooManyIncludes, .unusedConstant,
  ]
}
