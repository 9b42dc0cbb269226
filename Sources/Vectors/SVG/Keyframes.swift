/// Bodies of CSS `@keyframes`. Elements step from keyframe to keyframe unless one says how to get to the next.
struct Keyframes {
  /// Seconds.
  let duration: Double
  let frameCount: Int

  /// A course as one property: `write` says its value.
  ///
  /// - Parameter resting: the value without any keyframe; a beginning that only says this is left out.
  func text(of course: Course, resting: Double? = nil, _ write: (Double) -> String) -> String {
    let isIdle = course.knots.count > 1 && course.knots[0].ease == .hold && course.base == resting
    return course.knots.dropFirst(isIdle ? 1 : 0).map { knot in
      "\(percent(knot.time / duration)){\(write(knot.value))\(knot.ease.css)}"
    }.joined()
  }

  /// To 20 µs at least, in which nothing moves by a tenth of a point.
  private func percent(_ part: Double) -> String { SVGNumber.percent(part, digits: duration > 2.5 ? 4 : 3) }

  /// Something that goes on by `step` in every frame.
  func text(ofEvery step: Double, _ write: (Double) -> String) -> String {
    "0%{\(write(0));animation-timing-function:steps(\(frameCount))}to{\(write(Double(frameCount) * step))}"
  }

  /// Something that changes at frames alone.
  func text(of changes: [(frame: Int, value: String)]) -> String {
    changes.map { "\(percent(Double($0.frame) / Double(frameCount))){\($0.value)}" }.joined()
  }
}

extension Course.Ease {
  fileprivate var css: String {
    switch self {
    case .hold: ""
    case .linear: ";animation-timing-function:linear"
    case .cubic(let first, let second):
      ";animation-timing-function:cubic-bezier(.333,\(SVGNumber.text(first, digits: 3)),.667,"
        + "\(SVGNumber.text(second, digits: 3)))"
    }
  }
}

extension Keyframes {
  /// Two courses as one property.
  func text(of pairs: [Course.Pair], _ write: (Double, Double) -> String) -> String {
    pairs.map { pair in
      let ease = pair.isHeld ? Course.Ease.hold : .linear
      return "\(percent(pair.time / duration)){\(write(pair.first, pair.second))\(ease.css)}"
    }.joined()
  }
}
