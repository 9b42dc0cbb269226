import Curve7Kit

extension Context {
  /// Simulates the one timeline of a command line, with the panels that `--panel` leaves.
  func recording(_ arguments: Arguments, verb: String) throws -> Recording {
    let names = arguments.all(Option.panels).flatMap { $0 }
    guard let scenario = try scenarios(arguments.operands).first else { throw UnusableInput(code: .noInput) }
    return try scenario.simulate().panels(named: names, for: verb)
  }
}
