import Keyboards
import Timelines
import Units

/// The event object of React Native, as JavaScript consoles and JSON print it: `startCoordinates` and `endCoordinates`
/// with `screenX`, `screenY`, `width` and `height`, `duration` in milliseconds, a word for the curve, and whether the
/// app called the keyboard (facts: keyboard-behaviour.md §12).
extension LogReader {
  mutating func readEvent(_ member: LogWord.EventMember, at range: Range<Int>) {
    switch member {
    case .start: beginFrame(.frameBegin, at: range)
    case .end: beginFrame(.frameEnd, at: range)
    case .screenX: readCoordinate(\.x)
    case .screenY: readCoordinate(\.y)
    case .width: readCoordinate(\.width)
    case .height: readCoordinate(\.height)
    case .easing: readEasing(at: range)
    case .isFromThisApp: readOrigin(at: range)
    }
  }

  private mutating func beginFrame(_ key: UserInfo.Key, at range: Range<Int>) {
    guard cursor.skipSeparator() else { return tally.hasOtherText = true }
    prepareDraft(.event, for: key, at: range)
    if let frame = draft?.frame {
      draft?.frame = nil
      reportIncomplete(frame)
    }
    draft?.frame = PartialFrame(
      key: key, place: SourceRange(file: 0, start: range.lowerBound, end: range.upperBound))
    note()
  }

  private mutating func readCoordinate(_ part: WritableKeyPath<PartialFrame, Double?>) {
    guard draft?.frame != nil, cursor.skipSeparator() else { return tally.hasOtherText = true }
    cursor.skipWrapping()
    guard let number = cursor.number() else { return tally.hasOtherText = true }
    draft?.frame?[keyPath: part] = number
    note()
    guard let frame = draft?.frame, let rect = frame.rect else { return }
    draft?.frame = nil
    take(.rect(rect), for: frame.key, at: frame.place.start..<frame.place.end)
  }

  private mutating func readEasing(at range: Range<Int>) {
    guard draft?.style != .dictionary, cursor.skipSeparator() else { return tally.hasOtherText = true }
    cursor.skipWrapping()
    let place = cursor.word()
    guard let curve = Self.curves[cursor.text(place)] else { return tally.hasOtherText = true }
    prepareDraft(.event, for: .animationCurve, at: range)
    take(.integer(curve), for: .animationCurve, at: place)
  }

  private mutating func readOrigin(at range: Range<Int>) {
    guard draft?.style != .dictionary, cursor.skipSeparator() else { return tally.hasOtherText = true }
    cursor.skipWrapping()
    let start = cursor.offset
    guard let number = cursor.integer() else { return tally.hasOtherText = true }
    prepareDraft(.event, for: .isLocal, at: range)
    take(.integer(number), for: .isLocal, at: start..<cursor.offset)
  }

  /// The event's words for UIView's curves (facebook/react-native: React/CoreModules/RCTKeyboardObserver.mm).
  private static let curves = ["easeInEaseOut": 0, "easeIn": 1, "easeOut": 2, "linear": 3, "keyboard": 7]
}
