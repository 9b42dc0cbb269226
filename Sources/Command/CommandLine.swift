import Curve7Kit

/// Runs the command with its arguments (without the program's name) and returns the exit code.
public func runCurve7(_ arguments: [String], console: Console = .process) async -> Int32 {
  let code: ExitCode
  do {
    code = try await run(try Invocation(arguments), console)
  } catch let interruption as Interruption {
    return interruption.exitCode
  } catch {
    code = report(error, on: console)
  }
  return code.rawValue
}

private func run(_ invocation: Invocation, _ console: Console) async throws -> ExitCode {
  switch invocation {
  case .version:
    try Context(console).print("curve7 \(Version.text)")
    return .done
  case .overview:
    try Context(console).print(HelpPage.overview(of: Verb.all))
    return .done
  case .page(let verb):
    try Context(console).print(HelpPage.page(of: verb))
    return .done
  case .verb(let verb, let arguments): return try await verb.run(arguments, Context(console, arguments))
  }
}
