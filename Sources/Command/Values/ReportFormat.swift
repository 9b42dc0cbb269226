/// How a verb prints what it found.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case json
}

extension Option where Value == ReportFormat {
  static let reportFormat = Option<ReportFormat>(choice: "format", "NAME", "how to print", standard: .text)
}
