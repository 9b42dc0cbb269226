extension CollectionDifference.Change {
  /// Where it stands: among the old elements for one that was removed, among the new for one that was inserted.
  public var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  public var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

extension Sequence<Int> {
  /// Of rising numbers those that follow each other, together.
  public var stretches: [ClosedRange<Int>] {
    reduce(into: []) { stretches, number in
      if let last = stretches.last, last.upperBound + 1 == number {
        stretches[stretches.count - 1] = last.lowerBound...number
      } else {
        stretches.append(number...number)
      }
    }
  }
}
