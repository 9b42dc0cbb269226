import Keyboards
import Scenarios

/// Claims about posts.
extension Wording {
  typealias Post = KeyboardNotification.Name

  func noPost(of names: [Post]) -> String {
    var seen: Set<Post> = []
    let different = names.filter { seen.insert($0).inserted }
    let what = different.count == 1 ? "\(different[0].rawValue) is not" : "none of \(listed(different)) is"
    return "\(what) posted\(rangeWords)" + (names.count == 1 ? "" : ", expected \(listed(names))")
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
