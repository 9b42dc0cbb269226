import Curve7Kit

/// Runs the command with its arguments (without the program's name) and returns the exit code.
public func runCurve7(_ arguments: [String]) async -> Int32 {
  0
}
