/// Where text goes: a stream of the process, or a test's memory.
public protocol TextSink: Sendable {
  func write(_ text: String) throws(SinkError)
}

/// Why text could not be written.
public enum SinkError: Error, Hashable, Sendable {
  /// The reader is gone: nobody wants the rest.
  case closed
  /// The system's words for it.
  case failed(String)
}
