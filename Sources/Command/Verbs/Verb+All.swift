extension Verb {
  /// In the order in which the help lists them.
  static let all: [Verb] = [
    render, trace, events, check, diff, snapshot, bisect, fit, importLog, devices, curves, help,
  ]

  static func named(_ name: String) -> Verb? {
    all.first { $0.name == name }
  }
}
