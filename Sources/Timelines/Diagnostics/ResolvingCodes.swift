/// What can be wrong with names and values once the whole timeline is known: E070–E119.
extension Diagnostic.Code {
  public static let unknownDevice = Self("E070", "a device is not in the catalogue")
  public static let unknownOrientation = Self("E071", "an orientation is neither portrait nor landscape")
  public static let unknownSystem = Self("E072", "a system is not in the catalogue")
  public static let unknownTheme = Self("E073", "a theme is neither light nor dark")
  public static let unknownKind = Self("E074", "a kind of keyboard does not exist")
  public static let unknownNotification = Self("E075", "a notification does not exist")
  public static let unknownElement = Self("E076", "an element does not exist")
  public static let unknownScreen = Self("E077", "a screen does not exist")
  public static let unknownObserver = Self("E078", "a handler or component does not exist, or does not answer there")
  public static let unknownPanel = Self("E079", "a panel or handler does not exist")
  public static let takenName = Self("E080", "two things of one sort have the same name")
  public static let wordAsName = Self("E081", "a name is a word that means something else in its place")
  public static let rateRange = Self("E082", "the frame rate is no whole number from 1 to 240")
  public static let durationRange = Self("E083", "the duration is not above 0, or gives more frames than are allowed")
  public static let lengthRange = Self("E084", "a length is outside what makes sense in its place")
  public static let timeRange = Self("E085", "a time is negative, or longer than is allowed")
  public static let countRange = Self("E086", "a count is no whole number in its range")
  public static let curveRange = Self("E087", "the numbers of a curve give no curve")
  public static let barHeightUnknown = Self("E088", "no height is known for a bar on this device")
  public static let keyboardHeightUnknown = Self("E089", "no height is known for a keyboard on this device")
  public static let noScreen = Self("E090", "the timeline has no screen")
  public static let overconstrained = Self("E091", "an element has a top, a bottom and a height")
  public static let cannotBePlaced = Self("E092", "an element in a scroll view has no height")
  public static let strangerPin = Self("E093", "an element is pinned to one that does not stand beside it")
  public static let pinCycle = Self("E094", "elements are pinned to each other in a circle")
  public static let wrongElement = Self("E095", "an element is not of the sort that is needed")
  public static let notOnScreen = Self("E096", "an element stands on another screen than the one that counts")
  public static let tooManyPanels = Self("E097", "more than four panels are compared")
  public static let observesNothing = Self("E098", "a handler or component is told of nothing")
  public static let mixedObservation = Self("E099", "a list of what is observed does not make sense")
  public static let noKeyboard = Self("E100", "a cue changes the keyboard while none is shown")
  public static let twoHeights = Self("E101", "a kind of keyboard is given two heights")
  public static let cannotPop = Self("E102", "a screen is popped or pushed that cannot be")
  public static let notCompared = Self(
    "E103", "an expectation or a direction is about a panel that is not compared")
  public static let nothingTracked = Self(
    "E104", "an expectation or a direction is about the gap where nothing is tracked")
  public static let outsideDuration = Self("E105", "a time of an expectation or a direction lies outside the timeline")
  public static let listedTwice = Self("E106", "a list has the same name twice")
  public static let neverHolds = Self("E107", "an expectation can never hold")
  public static let guideUnavailable = Self("E108", "a system has no keyboard layout guide, or not that setting of it")
  public static let cannotHappen = Self("E109", "a cue cannot happen at its time")
  public static let missingFrame = Self("E110", "a raw notification has no frame")
  public static let windowOutside = Self("E111", "a window, a sheet or a zoom does not fit the screen")
  public static let comparedWithItself = Self("E112", "an expectation compares a panel with itself")
  public static let directedTwice = Self("E113", "a direction shows two things of one sort at a time")
  public static let factorRange = Self("E114", "a factor is outside what makes sense in its place")
  public static let unknownColor = Self("E115", "a color is not written as its red, green and blue part")
}

/// What is allowed, and doubtful: W020–W039.
extension Diagnostic.Code {
  public static let cueAfterEnd = Self("W020", "a cue comes when the timeline is over")
  public static let unusedHandler = Self("W021", "a handler answers in no panel")
  public static let unusedComponent = Self("W022", "a component is part of no panel")
  public static let unusedPanel = Self("W023", "a panel is not compared")
  public static let changesNothing = Self("W024", "a handler changes nothing")
  public static let uselessSpacing = Self("W025", "a panel has a spacing but nothing to measure it from")
  public static let nothingToDismiss = Self("W026", "a cue dismisses a keyboard that is not shown")
  public static let sameKeyboard = Self("W027", "a cue changes the keyboard to what it already is")
  public static let unusedScreen = Self("W028", "a screen is never shown")
  public static let noEffect = Self("W029", "a setting has no effect beside the others")
  public static let doesNothing = Self("W030", "a cue does nothing on this device or system")

  /// What may only be the consequence of an error elsewhere, and is left out beside one.
  public static let consequences: Set<Self> = [
    .noScreen, .unusedHandler, .unusedComponent, .unusedPanel, .changesNothing, .uselessSpacing, .nothingToDismiss,
    .sameKeyboard, .unusedScreen,
  ]

  static let resolving: [Self] = [
    .unknownDevice, .unknownOrientation, .unknownSystem, .unknownTheme, .unknownKind, .unknownNotification,
    .unknownElement, .unknownScreen, .unknownObserver, .unknownPanel, .takenName, .wordAsName, .rateRange,
    .durationRange, .lengthRange, .timeRange, .countRange, .curveRange, .barHeightUnknown, .keyboardHeightUnknown,
    .noScreen, .overconstrained, .cannotBePlaced, .strangerPin, .pinCycle, .wrongElement, .notOnScreen,
    .tooManyPanels, .observesNothing, .mixedObservation, .noKeyboard, .twoHeights, .cannotPop, .notCompared,
    .nothingTracked, .outsideDuration, .listedTwice, .neverHolds, .guideUnavailable, .cannotHappen, .missingFrame,
    .windowOutside, .comparedWithItself, .directedTwice, .factorRange, .unknownColor, .cueAfterEnd, .unusedHandler,
    .unusedComponent, .unusedPanel, .changesNothing, .uselessSpacing, .nothingToDismiss, .sameKeyboard, .unusedScreen,
    .noEffect, .doesNothing,
  ]
}
