/// What the command tells its caller. Numbers from 64 on are those of BSD's `sysexits.h`.
public enum ExitCode: Int32, Sendable {
  case done = 0
  /// An expectation does not hold, or what was compared differs.
  case failed = 1
  /// There is nothing to compare with yet.
  case noBaseline = 2
  /// Two inputs are not of one sort, so that nothing can be said.
  case notComparable = 3
  /// The command line is wrong.
  case usage = 64
  /// The input has errors.
  case badInput = 65
  /// There is no such input, or it cannot be read.
  case noInput = 66
  /// A fault of the program itself.
  case internalFault = 70
  /// An output folder or file cannot be made.
  case cannotCreate = 73
  /// Writing failed under way.
  case cannotWrite = 74
}

extension Sequence<ExitCode> {
  /// The highest: what could not be used outweighs what failed. Nil when there is none.
  var highest: ExitCode? { self.max { $0.rawValue < $1.rawValue } }
}
