/// How a verb that tests prints its results.
enum ResultFormat: String, CaseIterable, Sendable {
  case text
  case json
  case junit
  /// Annotations of a workflow.
  case github
}

extension Option where Value == ResultFormat {
  static let resultFormat = Option<ResultFormat>(choice: "format", "NAME", "how to print", standard: .text)
}
