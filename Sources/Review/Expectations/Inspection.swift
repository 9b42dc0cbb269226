import Scenarios

/// Looks at one frame after the other, and says in the end what came of them.
protocol Inspection {
  mutating func look(at moment: Moment)
  func finding(_ wording: Wording) -> Finding
}

/// What an expectation came to.
struct Finding {
  var isMet: Bool
  /// What decided; nil when there was nothing to look at.
  var worst: FrameValue?
  var message: String

  /// Of an expectation that matches nothing.
  static func nothing(_ message: String) -> Finding { Finding(isMet: false, worst: nil, message: message) }
}
