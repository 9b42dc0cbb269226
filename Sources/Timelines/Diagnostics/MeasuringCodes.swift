/// What can be wrong with a file of measured positions: E140–E149.
extension Diagnostic.Code {
  public static let noText = Self("E140", "a file of positions is no UTF-8 text")
  public static let tooManyPositions = Self("E141", "a file of positions is larger than is read")
  public static let unknownColumns = Self("E142", "the columns of a file of positions do not say when or where")
  public static let rateUnknown = Self(
    "E143", "the rows of a file of positions are numbered, and the frame rate is not known")
  public static let noPositions = Self("E144", "a file of positions has no row that can be read")
  public static let measuredPanel = Self(
    "E145", "a panel with measured positions has something that only simulated panels have")
  public static let unknownSeries = Self(
    "E146", "a file of positions has several panels and it is not said which, or not the one that is meant")
  public static let missingColumn = Self("E147", "a stored trace lacks a column that an expectation is compared with")
  public static let noTraceColumn = Self("E148", "an expectation compares what no trace has with a stored one")
}

/// What is left out or taken for granted in one: W060–W079.
extension Diagnostic.Code {
  public static let badCell = Self("W060", "a cell of a file of positions is no number in its range")
  public static let wrongCellCount = Self(
    "W061", "a row of a file of positions has more or fewer cells than there are columns")
  public static let timeOrder = Self("W062", "a time of a file of positions does not come after the one before")
  public static let guessedColumns = Self(
    "W063", "the columns of a file of positions have no names, and their order is taken for granted")
  public static let unreadColumn = Self("W064", "a column of a file of positions is not read")
  public static let moreBadRows = Self("W065", "a file of positions has more findings than are listed")
  public static let pixelsAsPoints = Self("W066", "pixels of a file of positions are taken as points")
  public static let unshownSeries = Self("W067", "a file of positions has more panels than are shown")
  public static let shiftedClock = Self("W068", "the clock of a file of positions does not begin near 0")

  static let measuring: [Self] = [
    .noText, .tooManyPositions, .unknownColumns, .rateUnknown, .noPositions, .measuredPanel, .unknownSeries,
    .missingColumn, .noTraceColumn,
    .badCell, .wrongCellCount, .timeOrder, .guessedColumns, .unreadColumn, .moreBadRows, .pixelsAsPoints,
    .unshownSeries, .shiftedClock,
  ]
}
