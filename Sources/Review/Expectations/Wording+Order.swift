import Keyboards
import Scenarios

/// Claims about posts.
extension Wording {
  typealias Post = KeyboardNotification.Name

  func noPost(of names: [Post]) -> String {
    let all = Set(names).map(\.rawValue).sorted()
    return
      "\(all.count == 1 ? all[0] : "none of " + all.joined(separator: ", ")) is \(all.count == 1 ? "not " : "")posted"
      + "\(rangeWords), expected \(listed(names))"
  }

  func wrongPost(_ name: Post, _ place: FrameValue, instead expected: Post) -> String {
    "post \(number(place.value)) is \(name.rawValue) at \(self.place(place)), expected \(expected.rawValue)\(rangeWords)"
  }

  func extraPost(_ name: Post, _ place: FrameValue) -> String {
    "post \(number(place.value)) is \(name.rawValue) at \(self.place(place)), expected no more than "
      + "\(number(place.value - 1))\(rangeWords)"
  }

  func missingPost(_ name: Post, number: Int, after last: Post, _ place: FrameValue) -> String {
    "\(name.rawValue) is not posted after \(last.rawValue) at \(self.place(place)), expected as post \(number)\(rangeWords)"
  }

  func lastPost(_ name: Post, _ place: FrameValue) -> String {
    "the last of \(number(place.value)) posts in order is \(name.rawValue) at \(self.place(place))\(rangeWords)"
  }

  private func listed(_ names: [Post]) -> String { names.map(\.rawValue).joined(separator: ", ") }
}
