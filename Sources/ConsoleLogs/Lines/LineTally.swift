/// What a line turned out to hold.
struct LineTally {
  /// A name, a key, a value or a position.
  var hasItems = false
  /// Words found in dumps only, next to a dump.
  var isPartOfDump = false
  /// Words of how notifications are printed.
  var hasStructure = false
  /// Words that mean nothing here.
  var hasOtherText = false
  var hasNumbers = false
  /// The keyboard is spoken of.
  var mentionsKeyboard = false
  /// Where the word before stands.
  var lastWord = 0..<0

  /// Whether the line has nothing to do with the keyboard.
  var isUnrelated: Bool { hasOtherText || hasNumbers && !hasStructure }
}
