/// How a program ended.
public enum ProgramEnd: Hashable, Sendable, CustomStringConvertible {
  case code(Int32)
  case signal(Int32)

  /// From what `waitpid` gives (POSIX, `sys/wait.h`).
  init(status: Int32) {
    self = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  public var description: String {
    switch self {
    case .code(let code): "ended with exit code \(code)"
    case .signal(let number): "was ended by signal \(number)"
    }
  }
}
