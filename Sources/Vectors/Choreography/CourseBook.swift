/// Fits courses, and takes one that is there already where it says the same: what goes with the keyboard shares its
/// course, whenever it is seen.
struct CourseBook {
  let fit: CourseFit
  private var courses: [Course] = []

  init(times: [Double]) {
    fit = CourseFit(times: times)
  }

  /// A course through the values; nil where any will do.
  mutating func course(through values: [Double?]) -> Course {
    let known = values.indices.filter { values[$0] != nil }
    guard let first = known.first, let start = values[first] else { return fit.course(through: values) }
    if known.allSatisfy({ abs((values[$0] ?? start) - start) <= fit.tolerance / 4 }) {
      return Course([.init(time: 0, value: start, ease: .hold)])
    }
    for course in courses {
      if let shifted = shifted(course, to: values, known) { return shifted }
    }
    let course = fit.course(through: values)
    courses.append(course)
    return course
  }
}

extension CourseBook {
  /// How far a course may be that is taken for another: nearer to the bar of a quarter of a point than one of its own.
  private static let tolerance = 0.2

  /// The course moved as a whole to where it comes nearest to the values; nil when it goes another way.
  private func shifted(_ course: Course, to values: [Double?], _ known: [Int]) -> Course? {
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for index in known {
      let distance = (values[index] ?? 0) - course.value(at: fit.times[index])
      (least, greatest) = (min(least, distance), max(greatest, distance))
      if greatest - least > 2 * Self.tolerance { return nil }
    }
    return course.shifted(by: (least + greatest) / 2)
  }
}

extension Course {
  fileprivate func shifted(by distance: Double) -> Course {
    Course(knots.map { Knot(time: $0.time, value: $0.value + distance, ease: $0.ease) })
  }
}
