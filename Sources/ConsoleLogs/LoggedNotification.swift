import Keyboards
import Timelines
import Units

/// One keyboard notification as a log shows it, with nothing added and nothing corrected.
public struct LoggedNotification: Hashable, Sendable {
  /// Nil when the log does not say which one it is.
  public var name: KeyboardNotification.Name?
  /// What stands under the known keys; a key that is missing in the log is missing here.
  public var values: [UserInfo.Key: UserInfo.Value]
  /// Where each value stands.
  public var places: [UserInfo.Key: SourceRange]
  /// Keys that stand there with a value that could not be read.
  public var unreadable: Set<UserInfo.Key>
  /// Keys that no keyboard notification has, with their text, in order.
  public var otherKeys: [OtherKey]
  /// Whether the log shows the whole dictionary, so that a missing key was missing on the device too. An event of
  /// React Native and a line that somebody wrote by hand show a part of it.
  public var isWhole: Bool
  /// Seconds from the first time stamp of the log; nil when it has none.
  public var time: Double?
  /// The screen's size, where the log shows the notification's object.
  public var screen: Size?
  /// From its name or first key to its last value.
  public var range: SourceRange

  /// A key that is kept by name.
  public struct OtherKey: Hashable, Sendable {
    public var name: String
    /// As it stands in the log; empty when nothing does.
    public var text: String
  }

  /// A notification of these parts.
  public init(
    name: KeyboardNotification.Name?, values: [UserInfo.Key: UserInfo.Value], places: [UserInfo.Key: SourceRange] = [:],
    unreadable: Set<UserInfo.Key> = [], otherKeys: [OtherKey] = [], isWhole: Bool = true, time: Double? = nil,
    screen: Size? = nil, range: SourceRange
  ) {
    self.name = name
    self.values = values
    self.places = places
    self.unreadable = unreadable
    self.otherKeys = otherKeys
    self.isWhole = isWhole
    self.time = time
    self.screen = screen
    self.range = range
  }

  /// The rectangle under a key, if there is one.
  public func rect(_ key: UserInfo.Key) -> Rect? {
    if case .rect(let rect) = values[key] { rect } else { nil }
  }

  /// The point under a key, if there is one.
  public func point(_ key: UserInfo.Key) -> Point? {
    if case .point(let point) = values[key] { point } else { nil }
  }

  /// The number under a key, if there is one.
  public func number(_ key: UserInfo.Key) -> Double? {
    switch values[key] {
    case .integer(let number): Double(number)
    case .decimal(let number): number
    case .rect, .point, nil: nil
    }
  }
}

/// One height of the keyboard on the way, as a log of Flutter's insets or of a keyboard library shows it frame by frame.
public struct LoggedPosition: Hashable, Sendable {
  /// What the log calls it: `EdgeInsets`, `onMove`, `onStart` …
  public var source: String
  /// Points of the keyboard above the bottom edge.
  public var height: Double
  /// Seconds from the first time stamp of the log; nil when it has none.
  public var time: Double?
  public var range: SourceRange
}
