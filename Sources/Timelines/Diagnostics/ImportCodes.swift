/// What can be wrong with a console log that is imported: E150–E169, W150–W169.
extension Diagnostic.Code {
  public static let logTooLarge = Self("E150", "a log is larger than a log may be")
  public static let logNotText = Self("E151", "a log holds bytes that are no text")
  public static let logWithoutKeyboard = Self("E152", "nothing about the keyboard could be read from a log")

  public static let logValue = Self("W150", "a value of a log is not what its key stands for")
  public static let logLine = Self("W151", "a line of a log looks like part of a notification, but could not be read")
  public static let logKey = Self("W152", "a key of a log is none of a keyboard notification")
  public static let logNameOnly = Self("W153", "a log names a notification, but no userInfo follows")
  public static let logLeftover = Self("W154", "a part of a value of a log belongs to no key")
  public static let logLineTooLong = Self("W155", "a line of a log is longer than a line may be")
  public static let logTooMuch = Self("W156", "a log holds more than is imported")
  public static let logTimeOrder = Self("W157", "a notification of a log has an earlier time than the one before it")
  public static let logFrameIncomplete = Self("W158", "a frame of a log lacks one of its four numbers")
  public static let logBounds = Self(
    "W159", "the bounds of a logged notification do not have the size of its end frame")
  public static let logCenter = Self("W160", "a center of a logged notification is not that of its frame")
  public static let logOffScreen = Self("W161", "a logged end frame does not fit the name of its notification")
  public static let logNotWritable = Self("W162", "a value of a log cannot be written in a timeline")

  static let importing: [Self] = [
    .logTooLarge, .logNotText, .logWithoutKeyboard, .logValue, .logLine, .logKey, .logNameOnly, .logLeftover,
    .logLineTooLong, .logTooMuch, .logTimeOrder, .logFrameIncomplete, .logBounds, .logCenter, .logOffScreen,
    .logNotWritable,
  ]
}
