import Units

/// A value that changes at once, at certain times.
public struct Steps<Value: Hashable & Sendable>: Hashable, Sendable {
  public let initial: Value
  public private(set) var changes: [Change] = []

  public struct Change: Hashable, Sendable {
    public let time: Time
    public let value: Value
  }

  public init(_ initial: Value) {
    self.initial = initial
  }

  /// Changes the value from `time` on, which must not lie before an earlier change.
  public mutating func set(_ value: Value, at time: Time) {
    guard value != last else { return }
    changes.append(Change(time: time, value: value))
  }

  public var last: Value { changes.last?.value ?? initial }

  /// What holds from `time` on, what changes at that time included.
  public func value(from time: Time) -> Value {
    changes.last { $0.time <= time }?.value ?? initial
  }

  /// What a person sees at `time`, before what changes at that time, as a track does.
  public func value(at time: Time) -> Value {
    changes.last { $0.time < time }?.value ?? initial
  }
}
